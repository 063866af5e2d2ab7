-- Tells the next p_batch customers of a change in a status, each once: whom it tells is written down first, so that another run tells those
-- after them. Returns whether there may be more. A change that was withdrawn meanwhile is told to nobody else.
create or replace function common.tell_next(p_id bigint, p_status int, p_from text, p_changes jsonb, p_batch int) returns boolean
language plpgsql as $$
declare
  v_after bigint;
  v_last bigint;
begin
  select announced_to into v_after from common.settings_change where id = p_id and status = p_status;
  select max(id) into v_last from (
    select c.id from customer.customer c where c.id > v_after and c.closed_at is null order by c.id limit p_batch) next;
  if v_last is null then
    return false;
  end if;
  update common.settings_change set announced_to = v_last where id = p_id and status = p_status and announced_to = v_after;
  if found then
    perform message.leave(c.id, 'terms.' || p_status, jsonb_build_object('from', p_from, 'changes', p_changes))
    from customer.customer c where c.id > v_after and c.id <= v_last and c.closed_at is null;
  end if;
  return true;
end $$;
