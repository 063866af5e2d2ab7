import { Type, type Static } from 'typebox';
import { defineCall, Id, Money, Pno, Rate, Time } from '../../kernel';
import { SuspendedPayment } from './suspended-payment';

/** An open deposit that a payment may belong to. */
export const LikelyDeposit = Type.Object({
  pno: Pno,
  customerNumber: Type.String(),
  chineseName: Type.Optional(Type.String()),
  accountId: Id,
  account: Type.String({ description: 'MT5 login, or the customer number for the wallet' }),
  payAmount: Money,
  payCurrency: Type.String(),
  createdAt: Time,
  sameAmount: Type.Boolean(),
});
export type LikelyDeposit = Static<typeof LikelyDeposit>;

export const suspendedPaymentDetail = defineCall({
  id: 'staff.suspendedPaymentDetail',
  method: 'GET',
  path: '/ops/suspense/:id',
  access: 'staff',
  permission: ['deposit.read', 'deposit.resolve'],
  params: Type.Object({ id: Id }),
  ok: Type.Object({
    payment: SuspendedPayment,
    offer: Type.Optional(
      Type.Object({ rate: Rate, amount: Money }, { description: 'what an adjustment of today credits, in USD' }),
    ),
    likely: Type.Array(LikelyDeposit, { description: 'the likeliest first' }),
  }),
  errors: ['staff.unknown'],
  summary: 'One payment in the suspense account, what it brings at the rate of today, and whose it may be.',
});
