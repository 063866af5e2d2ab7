import type { ClientBase } from 'pg';

export interface ColumnFacts {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

export interface TableFacts {
  /** With its schema. */
  name: string;
  /** Without those whose value only the server makes. */
  columns: ColumnFacts[];
  /** The columns of each check and unique key, by the name of the constraint or index. */
  rules: Record<string, string[]>;
  references: { columns: string[]; table: string; keys: string[] }[];
  /** What the checks name: texts without quotes, and numbers. */
  literals: string[];
}

const text = `
  select c.oid::regclass::text as name,
    (select coalesce(json_agg(json_build_object(
              'name', a.attname, 'type', format_type(a.atttypid, null), 'isNullable', not a.attnotnull, 'hasDefault', a.atthasdef)
              order by a.attnum), '[]')
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = '') as columns,
    (select coalesce(json_object_agg(name, names), '{}')
     from (select k.conname as name, array(select attname from pg_attribute where attrelid = c.oid and attnum = any (k.conkey)) as names
           from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'x')
           union all
           select i.indexrelid::regclass::name, array(select attname from pg_attribute where attrelid = c.oid and attnum = any (i.indkey))
           from pg_index i where i.indrelid = c.oid and i.indisunique) rules) as rules,
    (select coalesce(json_agg(json_build_object(
              'columns', array(select attname from unnest(k.conkey) with ordinality u (n, i)
                               join pg_attribute on attrelid = k.conrelid and attnum = n order by i),
              'table', k.confrelid::regclass::text,
              'keys', array(select attname from unnest(k.confkey) with ordinality u (n, i)
                            join pg_attribute on attrelid = k.confrelid and attnum = n order by i))), '[]')
     from pg_constraint k where k.conrelid = c.oid and k.contype = 'f') as references,
    (select coalesce(string_agg(pg_get_constraintdef(k.oid), ' '), '')
     from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%'
    and n.nspname not in ('information_schema', 'public', 'graphile_worker', 'migration')
  order by 1`;

/** Every table of the schema, as the server describes it. */
export async function readTables(client: ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<Omit<TableFacts, 'literals'> & { checks: string }>(text);
  return rows.map(({ checks, ...facts }) => ({ ...facts, literals: literalsOf(checks) }));
}

function literalsOf(checks: string): string[] {
  const texts = [...checks.matchAll(/'((?:[^']|'')*)'/g)].map(([, literal = '']) => literal);
  const members = texts.flatMap((one) => (one.startsWith('{') ? one.slice(1, -1).split(',') : one));
  const numbers = [...checks.matchAll(/\b\d+\b/g)].map(([digits]) => digits);
  return [...new Set([...members, ...numbers])].filter((one) => one !== '');
}
