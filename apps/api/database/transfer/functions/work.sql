-- What the platform still has to release for a transfer. No row means that the outcome is known.
create or replace function transfer.work(p_tno text) returns table (login text, amount bigint, ticket text) language sql stable as $$
  select a.login, t.amount, t.hold_journal::text
  from transfer.transfer t join account.account a on a.id = t.from_id
  where t.tno = p_tno and t.status = 'pending'
$$;
