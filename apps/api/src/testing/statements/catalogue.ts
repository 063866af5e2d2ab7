import type { PoolClient } from 'pg';
import { analyse, lastOf, orUndefined } from './analyse';
import { readNodeTree, type Node } from './node-tree';

export interface SqlFunction {
  name: string;
  /** One of PostgreSQL's own. */
  isBuiltIn: boolean;
  isStrict: boolean;
  returnsSet: boolean;
  /** The table whose rows it returns; 0 if none. */
  rowsOf: number;
  /** The analysed body of a function in SQL. */
  body: Node | undefined;
}

/** What the analysis needs of the database's catalogues. */
export interface Catalogue {
  /** `account.account.level` */
  columnOf(relation: number, column: number): string | undefined;
  isNotNull(relation: number, column: number): boolean;
  /** The only values that a constraint of the table allows, as TypeScript writes them. */
  valuesOf(relation: number, column: number): readonly string[] | undefined;
  functionOf(id: number): SqlFunction | undefined;
  functionOfOperator(id: number): SqlFunction | undefined;
}

interface FunctionRow {
  id: number;
  name: string;
  built_in: boolean;
  strict: boolean;
  set: boolean;
  rows_of: number;
  in_sql: boolean;
  arguments: string;
  returns: string;
  text: string;
  /** The analysed body, where the function is written `return …` or `begin atomic`. */
  tree: string | null;
}

const functions = `
  select p.oid as id, p.proname as name, n.nspname = 'pg_catalog' as built_in, p.proisstrict as strict, p.proretset as set,
         t.typrelid as rows_of, l.lanname = 'sql' and n.nspname not in ('pg_catalog', 'information_schema') as in_sql,
         pg_get_function_arguments(p.oid) as arguments, pg_get_function_result(p.oid) as returns, p.prosrc as text,
         p.prosqlbody::text as tree
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
       join pg_type t on t.oid = p.prorettype`;

/** `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`: of one column, and nothing else. */
const oneOf = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:(?:'[^']*'::text|\d+)(?:, )?)+)\]\)\)\)$/;
/** `CHECK (((status >= 0) AND (status <= 3)))` */
const range = /^CHECK \(\(\((\w+) >= (\d+)\) AND \(\1 <= (\d+)\)\)\)$/;
const MOST_OF_RANGE = 10;

/** The values that a constraint lists, as TypeScript writes them. */
function valuesIn(constraint: string): string[] | undefined {
  const [, list] = oneOf.exec(constraint) ?? [];
  if (list) return list.split(', ').map((value) => value.replace('::text', ''));
  const [, , from, to] = range.exec(constraint) ?? [];
  const count = Number(to) - Number(from) + 1;
  return count <= MOST_OF_RANGE ? Array.from({ length: count }, (_, n) => String(Number(from) + n)) : undefined;
}

async function readValues(client: PoolClient): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ place: string; text: string }>(
    `select conrelid || '.' || conkey[1] as place, pg_get_constraintdef(oid) as text
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'c' and cardinality(conkey) = 1 and atttypid in ('text'::regtype, 'smallint'::regtype, 'integer'::regtype)`,
  );
  return new Map(
    rows.flatMap(({ place, text }) => {
      const values = valuesIn(text);
      return values ? [[place, values] as const] : [];
    }),
  );
}

export async function readCatalogue(client: PoolClient): Promise<Catalogue> {
  const values = await readValues(client);
  const columns = await client.query<{ relation: number; no: number; required: boolean; name: string }>(
    `select attrelid as relation, attnum as no, attnotnull as required, concat_ws('.', n.nspname, c.relname, attname) as name
     from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = c.relnamespace
     where attnum > 0 and not attisdropped`,
  );
  const rows = await client.query<FunctionRow>(functions);
  const operators = await client.query<{ id: number; code: number }>(
    'select oid as id, oprcode::oid as code from pg_operator',
  );
  const byPlace = new Map(columns.rows.map((column) => [`${column.relation}.${column.no}`, column]));
  const codes = new Map(operators.rows.map(({ id, code }) => [id, code]));
  const bodies = await bodiesOf(client, rows.rows);
  const byId = new Map(
    rows.rows.map((row): [number, SqlFunction] => [
      row.id,
      {
        name: row.name,
        isBuiltIn: row.built_in,
        isStrict: row.strict,
        returnsSet: row.set,
        rowsOf: row.rows_of,
        body: bodies.get(row.id),
      },
    ]),
  );
  return {
    columnOf: (relation, column) => byPlace.get(`${relation}.${column}`)?.name,
    isNotNull: (relation, column) => byPlace.get(`${relation}.${column}`)?.required ?? false,
    valuesOf: (relation, column) => values.get(`${relation}.${column}`),
    functionOf: (id) => byId.get(id),
    functionOfOperator: (id) => byId.get(codes.get(id) ?? 0),
  };
}

/** The bodies of functions in SQL. One that PostgreSQL does not analyse stays opaque, as a function in PL/pgSQL is. */
async function bodiesOf(client: PoolClient, rows: readonly FunctionRow[]): Promise<Map<number, Node>> {
  const bodies = new Map<number, Node>();
  for (const { id, arguments: args, returns, text, tree, in_sql } of rows) {
    if (!in_sql) continue;
    const body =
      tree === null
        ? await orUndefined(client, () => analyse(client, `f${id}(${args}) returns ${returns}`, text))
        : lastOf(readNodeTree(tree));
    if (body) bodies.set(id, body);
  }
  return bodies;
}
