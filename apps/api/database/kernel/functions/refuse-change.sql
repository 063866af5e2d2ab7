-- The trigger of append-only tables: refuses updates and deletes. customer.erase alone, which says so by app.erasing, may delete what is about
-- the customer in three of them, and empty fields in three others.
create or replace function kernel.refuse_change() returns trigger language plpgsql as $$
declare
  v_table text := tg_table_schema || '.' || tg_table_name;
  v_emptied jsonb;
begin
  if current_setting('app.erasing', true) = 'on' then
    if tg_op = 'DELETE' and v_table in ('customer.consent', 'staff.note', 'support.case_note') then
      return old;
    elsif tg_op = 'UPDATE' and v_table = 'kernel.status_event' then
      v_emptied := '{"reason": null}';
    elsif tg_op = 'UPDATE' and v_table = 'deposit.channel_event' then
      v_emptied := '{"raw": ""}';
    elsif tg_op = 'UPDATE' and v_table = 'kernel.audit' then
      v_emptied := jsonb_build_object('before', null, 'after', null, 'address', null, 'erased_by', new.erased_by,
                                      'digest', ledger.audit_digest(old));
    end if;
    if to_jsonb(new) = to_jsonb(old) || v_emptied then
      return new;
    end if;
  end if;
  raise exception '%.% is append-only', tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $$;
