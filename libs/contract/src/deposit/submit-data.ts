import { Type } from 'typebox';
import { Amount, ChannelCode, defineCall, Draft, Id, Rate } from '../kernel';

export const submitData = defineCall({
  id: 'deposit.submitData',
  method: 'POST',
  path: '/v2/deposit/submitData',
  access: 'customer',
  money: true,
  shown: ['rate'],
  body: Type.Object({
    accountId: Id,
    channel: ChannelCode,
    amount: Amount,
    method: Type.Optional(Type.String({ pattern: '^[a-z_]{2,20}$' })),
    couponId: Type.Optional(Id),
    rate: Type.Optional(Rate),
  }),
  ok: Draft,
  errors: [
    'customer.limit',
    'customer.paused',
    'customer.depositDay',
    'customer.depositMonth',
    'customer.moneyFrozen',
    'deposit.noMt5',
    'deposit.account',
    'account.currency',
    'account.review',
    'deposit.channel',
    'deposit.method',
    'deposit.limit',
    'deposit.terms',
    'account.firstDeposit',
    'account.firstDepositLowest',
    'deposit.tooManyUnpaid',
    'deposit.tooManyToday',
    'deposit.coupon',
    'deposit.couponMin',
    'deposit.couponAccount',
  ],
  summary:
    'Makes a deposit draft and opens the cashier. With `rate`, the one shown to the customer, refuses any other.',
});
