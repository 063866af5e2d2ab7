-- How a payment differs from what was ordered: the words of deposit.suspense. Amounts of two currencies are not compared.
create or replace function deposit.differences(e deposit.channel_event, d deposit.draft) returns text[] language sql stable
return case when d.pno is null then '{order}'::text[] else array_remove(array[
  case when exists (select from customer.customer where id = d.customer_id and closed_at is not null) then 'closed' end,
  case d.status when 'paid' then 'duplicate' when 'mismatch' then 'earlier' end,
  case when e.currency <> d.pay_currency then 'currency' end,
  case when e.merchant_id <> d.merchant_id then 'merchant' end,
  case when e.currency = d.pay_currency and e.amount is distinct from d.pay_amount then 'amount' end], null) end;
