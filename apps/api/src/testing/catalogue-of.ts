import type { Pool } from 'pg';

const own = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'public', 'graphile_worker', 'migration')`;

const columns = `
  pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and c.relkind in ('r', 'p', 'v', 'm', 'c', 'f') and a.attnum > 0 and not a.attisdropped`;

/** Who may do what, but for the owner. */
const grants = (what: string, { acl, owner, name, from }: Record<'acl' | 'owner' | 'name' | 'from', string>) => `
  select format('grant %s on ${what} %s to %s', g.privilege_type, ${name}, coalesce(nullif(g.grantee, 0)::regrole::text, 'public'))
  from ${from}, aclexplode(${acl}) g where ${own} and g.grantee <> ${owner}`;

const text = `
  select format('column %s.%s %s %s %s %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
                case when a.attnotnull then 'not null' end,
                concat(nullif(a.attidentity::text, ''), case a.attgenerated when 's' then 'stored' when 'v' then 'virtual' end),
                (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum)) as line
  from ${columns}
  union all
  select format('column %s.%s: %s', c.oid::regclass, a.attname,
                concat_ws(', ', 'collation ' || nullif(a.attcollation, 0)::regcollation, 'storage ' || a.attstorage::text,
                          'compression ' || nullif(a.attcompression::text, ''), 'statistics ' || nullif(a.attstattarget, -1),
                          'options ' || a.attoptions::text, 'grants ' || a.attacl::text))
  from ${columns}
  union all
  select format('order of columns %s: %s', c.oid::regclass, string_agg(a.attname, ', ' order by a.attnum))
  from ${columns} group by c.oid
  union all
  select format('relation %s %s', c.oid::regclass,
                concat_ws(', ', 'kind ' || c.relkind::text, 'persistence ' || c.relpersistence::text, 'options ' || array_to_string(c.reloptions, ' '),
                          'row security ' || nullif(c.relrowsecurity, false), 'forced ' || nullif(c.relforcerowsecurity, false),
                          'replica identity ' || c.relreplident::text, 'owner ' || c.relowner::regrole,
                          'defined as ' || case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${own} and c.relkind not in ('i', 'I')
  union all
  select format('sequence %s', to_jsonb(s) - 'last_value' - 'schemaname' - 'sequencename' || jsonb_build_object('name', s.schemaname || '.' || s.sequencename))
  from pg_sequences s join pg_namespace n on n.nspname = s.schemaname where ${own}
  union all
  select format('constraint %s %s %s%s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid), case when not c.convalidated then ' not valid' end)
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${own}
  union all
  select concat(pg_get_indexdef(i.indexrelid), case when not i.indisvalid then ' invalid' end,
                case when i.indisclustered then ' clustered' end)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${own}
  union all
  select concat(pg_get_triggerdef(t.oid), case t.tgenabled when 'O' then '' else ' enabled ' || t.tgenabled::text end)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and not t.tgisinternal
  union all
  select pg_get_ruledef(r.oid)
  from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
  where ${own} and r.rulename <> '_RETURN'
  union all
  select format('policy %s', to_jsonb(p)) from pg_policies p join pg_namespace n on n.nspname = p.schemaname where ${own}
  union all
  select pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${own}
  union all
  select format('type %s %s %s', t.oid::regtype, t.typtype,
                concat_ws(' ', (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
                          nullif(t.typbasetype, 0)::regtype, case when t.typnotnull then 'not null' end, t.typdefault))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${own} and t.typcategory <> 'A'
    and not exists (select from pg_class c where c.oid = t.typrelid and c.relkind <> 'c')
  union all
  select pg_get_functiondef(p.oid)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${own} and p.prokind in ('f', 'p')
  union all
  select format('extension %s', extname) from pg_extension
  union all
  select format('comment on %s %s: %s', i.type, i.identity, d.description)
  from pg_description d, pg_identify_object(d.classoid, d.objoid, d.objsubid) i, pg_namespace n
  where n.nspname = i.schema and ${own} and i.type <> 'operator'
  union all ${grants('schema', { acl: 'n.nspacl', owner: 'n.nspowner', name: 'n.nspname', from: 'pg_namespace n' })}
  union all ${grants('relation', {
    acl: 'c.relacl',
    owner: 'c.relowner',
    name: 'c.oid::regclass',
    from: 'pg_class c join pg_namespace n on n.oid = c.relnamespace',
  })}
  union all ${grants('function', {
    acl: 'p.proacl',
    owner: 'p.proowner',
    name: 'p.oid::regprocedure',
    from: 'pg_proc p join pg_namespace n on n.oid = p.pronamespace',
  })}
  union all
  select format('default grants %s', to_jsonb(d) - 'oid') from pg_default_acl d`;

/**
 * Everything that a schema consists of, a sorted line each: columns and their order, sequences, constraints, indexes, triggers, functions,
 * types, comments, grants.
 */
export async function catalogueOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(text);
  return rows.map(({ line }) => line).sort();
}
