import { Type, type Static } from 'typebox';
import { AccountCurrency, Id, Money, Rate, Time } from '../../kernel';

/**
 * Kinds of adjustments. deposit: a payment that came by bank transfer. suspense: a payment of the
 * channel in the suspense account. correction, goodwill, feeRefund: money to or from the
 * customer. chargeback: the channel has taken a deposit back. payoutReturn: the bank or chain has sent a paid payout back. reversal: takes back an earlier adjustment. writeOff: ends a receivable
 * at the cost of the house.
 */
export const AdjustmentKind = Type.Enum([
  'deposit',
  'suspense',
  'correction',
  'goodwill',
  'feeRefund',
  'chargeback',
  'payoutReturn',
  'reversal',
  'writeOff',
]);
export type AdjustmentKind = Static<typeof AdjustmentKind>;

/** 1 waits for a second member, 2 posted, 3 refused. */
export const AdjustmentStatus = Type.Enum([1, 2, 3], { type: 'integer' });

/** A change of a customer's balance that one staff member proposes and another approves. */
export const Adjustment = Type.Object({
  id: Id,
  number: Type.String(),
  kind: AdjustmentKind,
  customerNumber: Type.String(),
  accountId: Id,
  account: Type.String({ description: 'MT5 login, or the customer number for the wallet' }),
  amount: Money,
  currency: AccountCurrency,
  reference: Type.Optional(
    Type.String({
      description:
        'pno of a chargeback or returned payout, number of a reversed adjustment, the bank’s reference, or the number of a payment in suspense or of a receivable',
    }),
  ),
  rate: Type.Optional(Rate),
  reason: Type.String(),
  hasDocument: Type.Boolean({ description: 'whether adjustmentDocument has a picture' }),
  status: AdjustmentStatus,
  proposedBy: Type.String(),
  proposedAt: Time,
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  refusal: Type.Optional(Type.String()),
});
export type Adjustment = Static<typeof Adjustment>;
