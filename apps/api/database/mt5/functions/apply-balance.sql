-- Applies a balance operation in the simulator, once per ticket. The simulator's tables are in the portal's database. The caller
-- records the result in a later transaction, whose commit flushes this one to disk too, so this commit does not wait. If a crash
-- loses this transaction, the later one is lost with it, and the caller repeats the ticket.
-- p_free: what is available; null for an amount of the balance that is booked, which no lack of money refuses.
create or replace function mt5.apply_balance(
  p_login bigint, p_action smallint, p_amount bigint, p_comment text, p_ticket text, p_free bigint,
  p_at timestamptz default clock_timestamp()
) returns bigint language plpgsql as $$
declare
  u mt5.user;
  d mt5.deal;
  ignored text := set_config('synchronous_commit', 'off', true);
begin
  select * into u from mt5.user where login = p_login for no key update;
  if u.login is null then
    perform mt5.refuse(13, 'user not found');
  end if;
  select * into d from mt5.deal where ticket = p_ticket;
  if d.deal is not null then
    if (d.login, d.action, d.profit) is distinct from (p_login, p_action, p_amount) then
      perform mt5.refuse(17, 'ticket belongs to another operation');
    end if;
    return d.deal;
  end if;
  if p_amount = 0 or length(p_comment) > 31 then
    perform mt5.refuse(3, 'invalid parameters');
  end if;
  if abs(p_amount) > 100000000000 then
    perform mt5.refuse(4005, 'money limit');
  end if;
  if p_amount < 0 and (-p_amount > p_free or -p_amount > case when p_action = 3 then u.credit when p_free is not null then u.balance end) then
    perform mt5.refuse(10019, 'no money');
  end if;
  update mt5.user
  set balance = balance + case when p_action = 3 then 0 else p_amount end,
      credit = credit + case when p_action = 3 then p_amount else 0 end
  where login = p_login returning * into u;
  insert into mt5.deal (login, action, profit, comment, ticket, balance_after, credit_after, at)
  values (p_login, p_action, p_amount, p_comment, p_ticket, u.balance, u.credit, p_at) returning * into d;
  return d.deal;
end $$;
