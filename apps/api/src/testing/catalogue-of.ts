import type { Pool } from 'pg';

const own = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'public', 'graphile_worker', 'migration')`;

const text = `
  select format('column %s.%s %s %s %s %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
                case when a.attnotnull then 'not null' end, nullif(a.attidentity, ''), pg_get_expr(d.adbin, d.adrelid)) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${own} and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
  union all
  select format('constraint %s %s %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${own}
  union all
  select pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${own}
  union all
  select pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and not t.tgisinternal
  union all
  select pg_get_functiondef(p.oid)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${own} and p.prokind in ('f', 'p')`;

/** Everything that a schema consists of, a sorted line each: columns, constraints, indexes, triggers and functions. */
export async function catalogueOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(text);
  return rows.map(({ line }) => line).sort();
}
