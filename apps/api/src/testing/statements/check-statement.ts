import { describeColumns, type Checked, type Column } from './describe-columns';
import type { FieldType, RowType } from './row-type';

export interface Found {
  columns: readonly Column[];
  differences: string[];
  /** Columns of which only the body of a function knows whether they are NULL. */
  unknown: string[];
}

/** Compares what a text returns with the type that the code states. */
export async function checkStatement(
  checked: Checked,
  text: string,
  row: RowType | undefined,
  values: number | undefined,
): Promise<Found> {
  const described = await describeColumns(checked, text);
  if ('refused' in described) return { columns: [], differences: [`is refused: ${described.refused}`], unknown: [] };
  const { columns } = described;
  const differences =
    values === undefined || values === described.values
      ? []
      : [`takes ${described.values} values and is given ${values}`];
  if (!row || columns.length === 0) return { columns, differences, unknown: [] };

  const names = new Set(columns.map(({ name }) => name));
  for (const name of row.fields.keys()) if (!names.has(name)) differences.push(`has no column ${name}`);
  const unknown: string[] = [];
  for (const column of columns.filter(({ kind }) => kind !== 'void')) {
    const field = row.fields.get(column.name) ?? row.other;
    if (!field) differences.push(`returns ${column.name}, which the type lacks`);
    else differences.push(...faultsOf(column, field));
    if (column.nullness === 'unknown') unknown.push(column.name);
  }
  return { columns, differences, unknown };
}

function faultsOf({ name, kind, nullness }: Column, field: FieldType): string[] {
  if (field.kind === 'anything') return [];
  const faults: string[] = [];
  if (kind === 'json') {
    if (field.noJson) faults.push(`${name} is JSON, which holds no ${field.noJson}`);
  } else if (field.kind !== kind) faults.push(`${name} is ${kind}, not ${field.kind}`);
  if (nullness === 'may' && !field.isNullable) faults.push(`${name} may be null`);
  if (nullness === 'never' && field.isNullable) faults.push(`${name} is never null`);
  return faults;
}
