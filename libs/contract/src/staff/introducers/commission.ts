import { Type, type Static } from 'typebox';
import { CommissionPart, Id, CommissionLots, Money, Month, Time } from '../../kernel';

/** 1 computed, 2 approved by one member, 3 paid, 4 refused, 5 closed with nothing to pay. */
export const CommissionStatus = Type.Enum([1, 2, 3, 4, 5], { type: 'integer' });

/** An introducer's commission of a month: `amount` is the sum of `parts` and `differences`. */
export const Commission = Type.Object({
  id: Id,
  introducerId: Type.String({ ...Id, description: 'of staff.introducers' }),
  introducer: Type.String({ description: 'name' }),
  customerNumber: Type.String(),
  month: Month,
  agreementVersion: Type.Integer(),
  lots: CommissionLots,
  fromLots: Type.Integer({ description: 'of the tier that was reached' }),
  otherLots: Type.String({ ...CommissionLots, description: 'of symbols in no product line, which pay nothing' }),
  parts: Type.Array(CommissionPart),
  differences: Type.Array(Type.Object({ month: Month, amount: Money }), {
    description: 'what months come to now, less what is approved or paid for them',
  }),
  amount: Type.String({ ...Money, description: 'USD' }),
  status: CommissionStatus,
  computedAt: Time,
  approvedBy: Type.Optional(Type.String()),
  approvedAt: Type.Optional(Time),
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  refusal: Type.Optional(Type.String()),
});
export type Commission = Static<typeof Commission>;
