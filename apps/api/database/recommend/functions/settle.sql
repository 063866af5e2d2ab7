-- Decides the inviter's bonus for a first deposit and pays it unless payouts are stopped. A repeated call changes nothing.
-- A closed inviter gets no bonus.
-- Returns false if payouts are stopped; the caller must then call again later. Amounts in USD cents.
create or replace function recommend.settle(p_pno text, p_threshold bigint, p_bonus bigint) returns boolean language plpgsql as $$
declare
  d deposit.draft;
  r recommend.relation;
  b recommend.bonus;
  v_closed boolean;
begin
  perform kernel.act_as('system:recommend');
  select * into strict d from deposit.draft where pno = p_pno and paid_ord = 1;
  select * into r from recommend.relation where customer_id = d.customer_id for no key update;
  if r.customer_id is null then
    return true;
  end if;
  if r.status = 'waiting' then
    -- Waits for customer.close, which refuses an inviter whose bonus is pending.
    select closed_at is not null into strict v_closed from customer.customer where id = r.inviter_id for key share;
    update recommend.relation
    set status = case when coalesce(d.credited, d.amount) >= p_threshold and not v_closed then 'earned' else 'forfeited' end,
        first_pno = p_pno
    where customer_id = r.customer_id returning * into r;
    if r.status = 'earned' and p_bonus > 0 then
      insert into recommend.bonus (inviter_id, customer_id, amount, status)
      values (r.inviter_id, r.customer_id, p_bonus, 'pending');
    end if;
  end if;
  select * into b from recommend.bonus where customer_id = r.customer_id;
  if b.id is null or b.status = 'paid' then
    return true;
  end if;
  if exists (select from kernel.payout_stop where released_at is null) then
    return false;
  end if;
  perform ledger.post('invite', 'bonus', b.id::text, 'system:recommend', p_pno, jsonb_build_array(jsonb_build_object(
    'debit', ledger.house('promotion', 'USD'), 'currency', 'USD', 'amount', b.amount,
    'credit', (select ledger_id from account.account where customer_id = b.inviter_id and kind = 'wallet'))));
  update recommend.bonus set status = 'paid' where id = b.id;
  perform message.leave(b.inviter_id, 'recommend.bonus', jsonb_build_object('amount', b.amount::text), '/user-center/invite');
  return true;
end $$;
