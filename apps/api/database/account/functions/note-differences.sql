-- Puts the accounts of the given logins into quarantine, or updates the figures of those that are. A proposal made for other
-- figures is dropped. p_rows: [{login, balance, credit, foundBalance, foundCredit}]. Returns the logins that are new in quarantine.
create or replace function account.note_differences(p_rows jsonb) returns setof text language plpgsql as $$
declare
  r record;
  q account.quarantine;
begin
  for r in
    select a.id as account_id, x.* from jsonb_to_recordset(p_rows) as x (
      login text, balance bigint, credit bigint, "foundBalance" bigint, "foundCredit" bigint)
    join account.account a on a.login = x.login order by a.id
  loop
    insert into account.quarantine (account_id, balance, credit, found_balance, found_credit)
    values (r.account_id, r.balance, r.credit, r."foundBalance", r."foundCredit")
    on conflict (account_id) where resolved_at is null do nothing returning * into q;
    if q.id is not null then
      insert into kernel.audit (actor, act, subject, after)
      values ('system', 'quarantine.open', 'quarantine:' || q.id, to_jsonb(r));
      return next r.login;
    else
      update account.quarantine
      set balance = r.balance, credit = r.credit, found_balance = r."foundBalance", found_credit = r."foundCredit",
          proposal = null, proposed_by = null
      where account_id = r.account_id and resolved_at is null
        and (balance, credit, found_balance, found_credit) is distinct from
            (r.balance, r.credit, r."foundBalance", r."foundCredit");
    end if;
  end loop;
end $$;
