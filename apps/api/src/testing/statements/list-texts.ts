import ts from 'typescript';
import { callTexts, constantTexts, type Texts } from './constant-text';
import { constantValue } from './constant-value';

export interface ListTexts {
  name: string;
  /** Without a filter: conditions would prove more of the row than every page has. */
  row: string;
  /** With every filter and order. */
  whole: string;
}

/** The properties of a constant object, those of objects that are spread into it too. */
function propertiesOf(node: ts.Node, checker: ts.TypeChecker): Map<string, ts.Expression> | undefined {
  const object = ts.isIdentifier(node) ? constantValue(node, checker)?.value : node;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = new Map<string, ts.Expression>();
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const [name, value] of propertiesOf(property.expression, checker) ?? []) found.set(name, value);
    } else if (property.name && ts.isIdentifier(property.name)) {
      const value = ts.isPropertyAssignment(property)
        ? property.initializer
        : constantValue(property.name, checker)?.value;
      if (value) found.set(property.name.text, value);
    }
  }
  return found;
}

const only = (texts: Texts): string | undefined => (texts?.length === 1 ? texts[0] : undefined);

/** The two texts that stand for all of a `SortedList`; undefined if it is made while the code runs. */
export function sortedListTexts(list: ts.Node, checker: ts.TypeChecker): ListTexts | undefined {
  const parts = propertiesOf(list, checker);
  const textOf = (name: string) => {
    const value = parts?.get(name);
    return value && only(constantTexts(value, checker));
  };
  const part = (name: string) => {
    const value = parts?.get(name);
    return value ? [...(propertiesOf(value, checker)?.values() ?? [])] : [];
  };
  const [from, columns, key] = ['from', 'columns', 'key'].map(textOf);
  const joins = parts?.has('joins') ? textOf('joins') : '';
  if (!from || !columns || !key || joins === undefined) return undefined;

  const conditions: string[] = [];
  for (const condition of part('where')) {
    const parameter = [`$${conditions.length + 1}`];
    const text = only(
      constantTexts(condition, checker) ?? callTexts({ expression: condition }, [parameter], checker, new Map()),
    );
    if (text === undefined) return undefined;
    conditions.push(text);
  }
  const orders = part('sorts').map((order) => only(constantTexts(order, checker)));
  if (orders.includes(undefined)) return undefined;
  const rows = `select ${columns} from ${from} ${joins}`;
  // A filter without a parameter leaves a number out, which PostgreSQL refuses.
  let last = 0;
  const where = conditions.map((text) => text.replace(/\$\d+/g, () => `$${++last}`));
  return {
    name: textOf('name') ?? '',
    row: rows,
    whole: `${rows} where ${where.join(' and ') || 'true'} order by ${[...orders, key].join(', ')}`,
  };
}

/** The same of a `ListPageSource`, whose row is one value of JSON. */
export function listPageTexts(list: ts.Node, checker: ts.TypeChecker): ListTexts | undefined {
  const parts = propertiesOf(list, checker);
  const textOf = (name: string) => {
    const value = parts?.get(name);
    return value && only(constantTexts(value, checker));
  };
  const [from, row, ord, at] = ['from', 'row', 'ord', 'at'].map(textOf);
  const where = parts?.has('where') ? textOf('where') : 'true';
  if (!from || !row || !ord || !at || where === undefined) return undefined;
  const text = `select ${row} as row from ${from} t`;
  return { name: textOf('name') ?? '', row: text, whole: `${text} where ${where} order by t.${at}, t.${ord}` };
}
