-- Gives the credit back that left with a payout or transfer, if any did: the amount has not left. The caller has locked the document.
create or replace function account.return_credit(p_number text, p_actor text) returns void language plpgsql as $$
declare
  r account.credit_removal;
  a account.account;
begin
  select * into r from account.credit_removal where number = p_number;
  if r.number is not null then
    select * into strict a from account.account where id = r.account_id;
    update account.credit_removal
    set returned_journal = account.post_credit(a, 'credit.return', r.number, r.taken, p_actor, r.journal_id)
    where number = r.number;
  end if;
end $$;
