-- A customer is told when staff change the limits of the customer alone.
alter table message.message
  drop constraint message_kind_check,
  add constraint message_kind_check check (kind in (
    'account.opened', 'account.linked', 'account.linkRefused', 'account.level', 'account.levelChanged', 'account.leverage', 'account.password', 'activity.coupon',
    'bank.approved', 'bank.refused', 'bank.revoked', 'coin.address', 'customer.closing', 'customer.device', 'customer.email', 'customer.exported', 'customer.factor', 'customer.guardrail', 'customer.limits', 'customer.password', 'customer.phone',
    'customer.phoneRefused', 'account.adjusted', 'account.marginCall', 'account.stopOut', 'account.owed', 'account.setOff', 'deposit.mismatch', 'deposit.overdue', 'deposit.paid', 'deposit.refunded',
    'deposit.rejected', 'identity.approved',
    'identity.refused', 'identity.revoked', 'identity.task', 'recommend.bonus', 'recommend.commission', 'terms.2', 'terms.4', 'ticket.answered', 'ticket.closed',
    'ticket.opened', 'ticket.review', 'ticket.written', 'transfer.failed', 'withdraw.1', 'withdraw.2', 'withdraw.3',
    'withdraw.4', 'withdraw.5', 'withdraw.6'
  ));
