create or replace function account.keep_equity(p_rows jsonb) returns void language sql as $$
  insert into account.equity_day (account_id, day, equity, balance)
  select a.id, (now() at time zone 'Asia/Shanghai')::date, r.equity, r.balance
  from jsonb_to_recordset(p_rows) r (login text, equity bigint, balance bigint) join account.account a on a.login = r.login
  on conflict (account_id, day) do update set equity = excluded.equity, balance = excluded.balance, at = now()
$$;
