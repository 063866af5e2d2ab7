-- Takes a code that is to be given to a carrier now. Returns no row if it was sent, closed or has less than 30 seconds left. After a
-- failure it is counted again first; `ready` is false while a budget is used up. A code that nobody receives fails while the carrier
-- does, so that the next request does not reveal whether the phone is registered.
create or replace function kernel.take_code(p_id bigint, p_limits jsonb)
returns table (kind text, target text, medium text, encrypted bytea, seconds_left int, ready boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  c kernel.verify_code;
  v_ready boolean := true;
begin
  select * into c from kernel.verify_code v
  where v.id = p_id and v.sent_at is null and v.closed_at is null and v.expires_at > clock_timestamp() + interval '30 seconds';
  if c.id is null then
    update kernel.verify_code v set encrypted = null where v.id = p_id;
    return;
  end if;
  if not c.counted then
    perform kernel.lock_codes();
    v_ready := (select r.budget is null from kernel.code_refusal(c, p_limits) r);
    if v_ready then
      update kernel.verify_code v set counted = true, created_at = clock_timestamp() where v.id = p_id;
    end if;
  end if;
  return query select c.kind, c.target, c.medium, c.encrypted,
    extract(epoch from c.expires_at - clock_timestamp())::int,
    v_ready and (c.encrypted is not null or not exists (
      select from kernel.outage o where o.party = c.medium and o.until is null));
end $$;
