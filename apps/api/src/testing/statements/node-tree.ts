/** A node of PostgreSQL's own analysis of a statement, as `pg_node_tree` prints it. */
export interface Node {
  type: string;
  fields: Readonly<Record<string, Value>>;
}
export type Value = Node | readonly Value[] | string | null;

const token = /\s*(?:([{}()])|"((?:[^"\\]|\\.)*)"|((?:[^\s{}()\\]|\\.)+))/gy;
const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

interface Token {
  text: string;
  isMark: boolean;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].map(([, mark, quoted, plain]) => ({
    text: mark ?? quoted ?? plain ?? '',
    isMark: mark !== undefined,
  }));
}

/**
 * Reads the text of a `pg_node_tree`. A field of several words, such as the bytes of a constant, becomes a list.
 * @throws Error if the text ends within a node or a list, as it does where another major prints a part in a way unknown here
 */
export function readNodeTree(text: string): Value {
  const tokens = tokensOf(text);
  let at = 0;
  const isMark = (mark: string) => {
    if (at >= tokens.length) throw new Error('a tree of PostgreSQL ends too early');
    return tokens[at]?.isMark === true && tokens[at]?.text === mark;
  };
  const isField = () => tokens[at]?.isMark === false && (tokens[at]?.text.startsWith(':') ?? false);

  const value = (): Value => {
    if (isMark('{')) return node();
    if (isMark('(')) return list();
    const word = tokens[at++]?.text ?? '';
    return word === '<>' ? null : unescaped(word);
  };
  const list = (): Value[] => {
    at++;
    const items: Value[] = [];
    while (!isMark(')')) items.push(value());
    at++;
    return items;
  };
  const node = (): Node => {
    at++;
    const type = tokens[at++]?.text ?? '';
    const fields: Record<string, Value> = {};
    while (!isMark('}')) {
      const name = (tokens[at++]?.text ?? '').slice(1);
      const values: Value[] = [];
      while (!isField() && !isMark('}')) values.push(value());
      fields[name] = values.length === 1 ? (values[0] ?? null) : values;
    }
    at++;
    return { type, fields };
  };
  return value();
}

const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The node in a field; undefined where there is none. */
export function child(node: Node, field: string): Node | undefined {
  const value = node.fields[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in a field's list. */
export function children(node: Node, field: string): Node[] {
  const value = node.fields[field];
  return Array.isArray(value) ? (value as Value[]).filter(isNode) : [];
}

export const wordOf = (node: Node, field: string): string => {
  const value = node.fields[field];
  return typeof value === 'string' ? value : '';
};

export const numberOf = (node: Node, field: string): number => Number(wordOf(node, field));
export const isSet = (node: Node, field: string): boolean => wordOf(node, field) === 'true';

/** A set of integers: `(b 3 5)`. */
export function setOf(node: Node, field: string): number[] {
  const value = node.fields[field];
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
}
