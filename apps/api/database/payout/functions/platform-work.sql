-- The operation that the platform still has to carry out for a payout: `take` its amount or `give` it back. No row means none.
-- `ticket` is the journal of the operation.
create or replace function payout.platform_work(p_pno text)
returns table (act text, login text, amount bigint, ticket text) language sql stable as $$
  select case p.platform when 'asked' then 'take' else 'give' end, a.login, p.amount,
         case p.platform when 'asked' then p.hold_journal::text else r.id::text end
  from payout.proposal p
  join account.account a on a.id = p.account_id
  left join ledger.journal r on r.kind = 'withdraw.release' and r.ref_type = 'payout' and r.ref_id = p.pno
  where p.pno = p_pno and (p.platform = 'asked' or p.platform = 'taken' and p.status in (4, 5))
$$;
