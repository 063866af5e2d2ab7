import type { PoolClient } from 'pg';
import { analyse } from './analyse';
import type { Catalogue } from './catalogue';
import { rowOfFunction, statementNullness } from './column-nullness';
import { describeStatement } from './describe-statement';
import type { Nullness } from './nullness';
import { scopeOf } from './scope';
import type { SqlTypes } from './sql-types';

export interface Checked {
  /** In a transaction. */
  client: PoolClient;
  catalogue: Catalogue;
  types: SqlTypes;
}

export interface Column {
  name: string;
  /** As in `FieldType`; `void` of a function that returns nothing. */
  kind: string;
  nullness: Nullness;
  /** The table's column whose values these are: `account.account.level`. */
  source: string | undefined;
  /** The only values that a constraint of that table allows, as TypeScript writes them. */
  values: readonly string[] | undefined;
  /** A row of a table that an opaque function returns: nothing says that it is one, and the table has no NULL there. */
  isBelieved: boolean;
}

export interface Described {
  /** How many values it takes. */
  values: number;
  columns: readonly Column[];
}

/** What a text takes and returns, or why PostgreSQL refuses it. */
export async function describeColumns(checked: Checked, text: string): Promise<Described | { refused: string }> {
  const { client, catalogue, types } = checked;
  await client.query('savepoint description');
  try {
    const { parameters, columns } = await describeStatement(client, text);
    if (columns.length === 0) return { values: parameters.length, columns: [] };
    // Whether a column may be NULL: by the analysis of the text as the body of a function.
    const signature = `statement(${parameters.map(types.nameOf).join(', ')}) returns setof record`;
    const body = await analyse(client, signature, text);
    const scope = body && scopeOf(body, { outer: undefined, parameters: [], catalogue, open: new Set() });
    const nullness = scope ? statementNullness(scope) : [];
    const described = columns.map(({ name, type, table, column }, index): Column => {
      const made = scope && rowOfFunction(scope, index);
      const [relation, place] = made ?? [table, column];
      return {
        name,
        kind: types.kindOf(type),
        nullness: nullness[index] ?? 'unknown',
        source: catalogue.columnOf(relation, place),
        values: catalogue.valuesOf(relation, place),
        isBelieved: made !== undefined && catalogue.isNotNull(relation, place),
      };
    });
    return { values: parameters.length, columns: described };
  } catch (error) {
    await client.query('rollback to savepoint description');
    return { refused: (error as Error).message };
  } finally {
    await client.query('release savepoint description');
  }
}
