-- What of a customer's deposits counts for the customer's own limit since a moment, in USD cents: what was credited since, and the drafts
-- that can still be paid. A payment that comes after its draft has ended is credited all the same, and counts on the day it is.
create or replace function deposit.used_since(p_customer bigint, p_from timestamptz) returns bigint language sql stable
return coalesce((select sum(coalesce(credited, amount)) from deposit.draft
                 where customer_id = p_customer and paid_ord is not null and booked_at >= p_from), 0)
     + coalesce((select sum(amount) from deposit.draft
                 where customer_id = p_customer and status = 'unpaid' and expires_at > now()), 0);
