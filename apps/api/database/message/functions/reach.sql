-- How far a kind of message goes. security: to every phone and address of the customer, with what to do if it was somebody else. account: by SMS and
-- mail. mail: by mail, where one message goes to all customers, or is read at leisure. portal: it is only in the list of messages.
create or replace function message.reach(p_kind text) returns text language sql immutable
return case
  when p_kind in ('account.linked', 'account.password', 'bank.approved', 'coin.address', 'customer.closing', 'customer.device', 'customer.email', 'customer.exported', 'customer.factor', 'customer.guardrail', 'customer.password',
                  'customer.phone') then 'security'
  when p_kind in ('account.adjusted', 'account.levelChanged', 'account.marginCall', 'account.stopOut', 'account.owed', 'account.setOff', 'bank.refused', 'bank.revoked', 'customer.phoneRefused', 'identity.approved',
                  'identity.refused', 'identity.revoked', 'identity.task', 'transfer.failed', 'deposit.paid', 'deposit.mismatch', 'deposit.refunded', 'deposit.rejected')
    or p_kind like 'withdraw.%' then 'account'
  when p_kind like 'terms.%' or p_kind like 'ticket.%' then 'mail'
  else 'portal' end;
