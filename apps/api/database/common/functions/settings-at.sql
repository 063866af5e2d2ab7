-- The approved values of settings that apply at a time: of each setting the latest.
create or replace function common.settings_at(p_at timestamptz) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(name, value), '{}')
  from (
    select distinct on (t.key) t.key as name, t.value
    from common.settings_change c, jsonb_each(c.terms) t
    where c.status = 2 and c.from_at <= p_at
    order by t.key, c.from_at desc, c.id desc
  ) latest
$$;
