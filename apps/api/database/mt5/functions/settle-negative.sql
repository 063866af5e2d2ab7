-- Raises a negative balance of a login without positions to zero. The credit is used first; the house bears the rest.
create or replace function mt5.settle_negative(p_login bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  u mt5.user;
  used bigint;
begin
  select * into u from mt5.user where login = p_login;
  if u.balance >= 0 or exists (select from mt5.position where login = p_login) then
    return;
  end if;
  used := least(u.credit, -u.balance);
  if used > 0 then
    update mt5.user set credit = credit - used where login = p_login returning * into u;
    insert into mt5.deal (login, action, profit, comment, balance_after, credit_after, at)
    values (p_login, 3, -used, 'credit used', u.balance, u.credit, p_at);
    update mt5.user set balance = balance + used where login = p_login returning * into u;
    insert into mt5.deal (login, action, profit, comment, balance_after, credit_after, at)
    values (p_login, 5, used, 'credit used', u.balance, u.credit, p_at);
  end if;
  if u.balance < 0 then
    insert into mt5.deal (login, action, profit, comment, balance_after, credit_after, at)
    values (p_login, 19, -u.balance, 'so compensation', 0, u.credit, p_at);
    update mt5.user set balance = 0 where login = p_login;
  end if;
end $$;
