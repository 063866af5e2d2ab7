-- The difference between platform and ledger that staff have accepted for an account, in its currency.
create or replace function account.accepted(p_account bigint, out balance bigint, out credit bigint) language sql stable
return (select row(coalesce(sum(found_balance - balance), 0)::bigint, coalesce(sum(found_credit - credit), 0)::bigint)
        from account.quarantine where account_id = p_account and resolution = 'accept');
