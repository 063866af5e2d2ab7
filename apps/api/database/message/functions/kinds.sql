-- Every kind of message: the area in which customers find it, by which carriers it goes beside the list in the portal, and why it is no
-- choice of the customer. security: about access to the account and where money can go, with what to do if it was somebody else. risk:
-- about positions that are closed. law: the contract or the law asks for the notice. consent: as the consent to marketing says.
create or replace function message.kinds() returns table (kind text, area text, fixed text, media text[]) language sql immutable as $$
  select k.kind, v.area, v.fixed, v.media::text[] from (values
    ('security', 'security', '{sms,email,push}', '{account.linked,account.password,bank.approved,coin.address,customer.closing,customer.device,customer.email,customer.exported,customer.factor,customer.guardrail,customer.password,customer.phone}'),
    ('risk', 'risk', '{sms,email,push}', '{account.marginCall,account.stopOut}'),
    ('debt', 'law', '{sms,email,push}', '{account.owed,account.setOff}'),
    ('terms', 'law', '{email,push}', '{customer.limits,terms.2,terms.4}'),
    ('activity', 'consent', '{email}', '{activity.coupon}'),
    ('activity', null, '{}', '{recommend.bonus,recommend.commission}'),
    ('deposit', null, '{sms,email,push}', '{deposit.paid,deposit.mismatch,deposit.refunded,deposit.rejected}'),
    ('deposit', null, '{}', '{deposit.overdue}'),
    ('withdraw', null, '{sms,email,push}', '{withdraw.1,withdraw.2,withdraw.3,withdraw.4,withdraw.5,withdraw.6}'),
    ('transfer', null, '{sms,email,push}', '{transfer.failed}'),
    ('account', null, '{sms,email,push}', '{account.adjusted,account.levelChanged}'),
    ('account', null, '{}', '{account.opened,account.linkRefused,account.level,account.leverage}'),
    ('identity', null, '{sms,email,push}', '{bank.refused,bank.revoked,customer.phoneRefused,identity.approved,identity.refused,identity.revoked,identity.task}'),
    ('ticket', null, '{email,push}', '{ticket.answered,ticket.closed,ticket.opened,ticket.review,ticket.written}')
  ) v (area, fixed, media, kinds), unnest(v.kinds::text[]) k (kind)
$$;
