import { Type, type Static } from 'typebox';
import { Id, Money, Pno, Time } from '../kernel';

const Side = Type.Object({ id: Id, account_no: Type.String() });

/** `reason` says why a transfer failed; the money is then in its original account. */
export const Transfer = Type.Object({
  tno: Pno,
  from: Side,
  to: Side,
  amount: Money,
  status: Type.Enum(['done', 'failed']),
  reason: Type.Optional(Type.String()),
  createdAt: Time,
});
export type Transfer = Static<typeof Transfer>;
