-- What a payment in suspense brings if it is credited to its draft, in cents: what arrived at the draft's rate, less its fee, rounded
-- down. Null where it may not be: it came in another currency or to another merchant, the draft is paid, its customer is closed, or
-- nothing would be left.
create or replace function deposit.creditable(s deposit.suspense, d deposit.draft) returns bigint language sql stable
return case when s.is_booked and d.status = 'mismatch' and s.currency = d.pay_currency and s.merchant_id = d.merchant_id
                 and s.amount > d.fee
                 and not exists (select from customer.customer where id = d.customer_id and closed_at is not null)
            then nullif(ledger.by_rate(s.amount - d.fee, d.rate), 0) end;
