create or replace function transfer.credit_platform(p_journal bigint, p_login text, t transfer.transfer) returns void
language plpgsql as $$
begin
  if p_login is not null then
    insert into account.platform_outbox (ticket, login, action, amount, comment)
    values (p_journal, p_login, 'balance', t.received, t.tno);
  end if;
end $$;
