-- Amounts that payouts and transfers hold on an MT5 account and the platform has not released yet, in its currency.
create or replace function account.untaken(p_account bigint) returns bigint language sql stable
return (select coalesce(sum(amount), 0)::bigint from payout.proposal where account_id = p_account and platform = 'asked')
     + (select coalesce(sum(amount), 0)::bigint from transfer.transfer where from_id = p_account and status = 'pending');
