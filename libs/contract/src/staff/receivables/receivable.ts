import { Type, type Static } from 'typebox';
import { Id, Money, Time } from '../../kernel';

/** What a customer owes: the part of a chargeback that the account could not give. In USD. */
export const Receivable = Type.Object({
  id: Id,
  number: Type.String({ description: 'the reference of an adjustment of the kind writeOff' }),
  customerNumber: Type.String(),
  pno: Type.String({ description: 'of the deposit that the channel has taken back' }),
  amount: Money,
  open: Money,
  setOff: Money,
  writtenOff: Money,
  waits: Type.Boolean({ description: 'a write-off waits for the second member' }),
  openedAt: Time,
  closedAt: Type.Optional(Time),
});
export type Receivable = Static<typeof Receivable>;

/** open: something is owed still. closed: it was set off or written off. */
export const ReceivableState = Type.Enum(['open', 'closed']);
export type ReceivableState = Static<typeof ReceivableState>;
