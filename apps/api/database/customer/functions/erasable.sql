-- Closed customers whose data nothing requires any longer, the longest closed first. p_years: how long the law asks for it.
create or replace function customer.erasable(p_years int, p_after bigint, p_limit int) returns setof bigint language sql stable as $$
  select c.id from customer.customer c
  where c.closed_at < now() - make_interval(years => p_years) and c.closed_at is not null and c.erased_at is null and c.id > p_after
    and not exists (select from customer.still_needed(c.id, now() - make_interval(years => p_years)))
  order by c.id limit p_limit
$$;
