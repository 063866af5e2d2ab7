-- Whether a payout needs two members: the customer's withdrawals of its day (Beijing; bank and coin together, without those that were
-- refused or cancelled) reach p_two_from, in USD cents. One that is being submitted finds this one in its own sum.
create or replace function payout.needs_two(p payout.proposal, p_two_from bigint) returns boolean language plpgsql stable as $$
declare
  v_day date := (p.created_at at time zone 'Asia/Shanghai')::date;
begin
  return (select sum(amount) >= p_two_from from payout.proposal
          where customer_id = p.customer_id and status not in (4, 5)
            and created_at >= kernel.day_start(v_day) and created_at < kernel.day_start(v_day + 1));
end $$;
