-- What a customer owes in all, in USD cents (account.receivable).
create or replace function account.owes(p_customer bigint) returns bigint language sql stable
return (select coalesce(sum(open), 0)::bigint from account.receivable where customer_id = p_customer and open > 0);
