-- Amounts that payouts and transfers hold on an MT5 account and the platform has not released yet, in its currency. A payout that was
-- refused or cancelled holds nothing.
create or replace function account.untaken(p_account bigint) returns bigint language sql stable
return (select coalesce(sum(amount), 0)::bigint from payout.proposal
        where account_id = p_account and platform = 'asked' and status not in (4, 5))
     + (select coalesce(sum(amount), 0)::bigint from transfer.transfer where from_id = p_account and status = 'pending');
