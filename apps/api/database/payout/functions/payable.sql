-- Whether an approved payout can be paid now: taken from the platform, on no account in quarantine, of no customer whose money is
-- frozen or who owes, to a customer and card that are approved still.
create or replace function payout.payable(p payout.proposal) returns boolean language sql stable
return p.platform in ('none', 'taken') and not account.quarantined(p.account_id)
   and not customer.frozen(p.customer_id, 'money') and account.owes(p.customer_id) = 0 and payout.verified(p.customer_id, p.card_id);
