-- The credit that leaves with an amount: in proportion to the balance before, rounded up to the cent. Exact, as div rounds no quotient.
create or replace function account.credit_share(p_credit bigint, p_amount bigint, p_balance bigint) returns bigint language sql immutable
return least(p_credit, div(p_credit::numeric * p_amount + p_balance - 1, p_balance))::bigint;
