import type { PoolClient } from 'pg';
import { analyse, orUndefined } from './analyse';
import type { Node } from './node-tree';

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
}

const functions = `
  select p.oid as id, p.proname as name, n.nspname = 'pg_catalog' as built_in, p.proisstrict as strict, p.proretset as set,
         t.typrelid as rows_of, l.lanname = 'sql' and n.nspname not in ('pg_catalog', 'information_schema') as in_sql,
         pg_get_function_arguments(p.oid) as arguments, pg_get_function_result(p.oid) as returns, p.prosrc as text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
       join pg_type t on t.oid = p.prorettype`;

export async function readCatalogue(client: PoolClient): Promise<Catalogue> {
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
    functionOf: (id) => byId.get(id),
    functionOfOperator: (id) => byId.get(codes.get(id) ?? 0),
  };
}

/** The bodies of functions in SQL. One that PostgreSQL does not analyse stays opaque, as a function in PL/pgSQL is. */
async function bodiesOf(client: PoolClient, rows: readonly FunctionRow[]): Promise<Map<number, Node>> {
  const bodies = new Map<number, Node>();
  for (const { id, arguments: args, returns, text, in_sql } of rows) {
    if (!in_sql) continue;
    const body = await orUndefined(client, () => analyse(client, `f${id}(${args}) returns ${returns}`, text));
    if (body) bodies.set(id, body);
  }
  return bodies;
}
