import { Type, type Static } from 'typebox';
import { Id, Money, PayoutStatus, Pno, Rate, Steps, Time } from '../kernel';

/** A withdrawal to a bank card. `amount` leaves the account, `receive` is `amount` minus the fee (USD), `receiveCny` arrives. `returned` (USD) entered the wallet
 * when the bank sent it back. */
export const Withdrawal = Type.Object({
  pno: Pno,
  accountId: Id,
  bankId: Id,
  bank: Type.String({ description: 'name of the bank and the card number, masked' }),
  amount: Money,
  fee: Money,
  receive: Money,
  rate: Rate,
  receiveCny: Money,
  displayStatus: PayoutStatus,
  reason: Type.Optional(Type.String()),
  returned: Type.Optional(Money),
  createdAt: Time,
  updatedAt: Time,
  steps: Steps,
});
export type Withdrawal = Static<typeof Withdrawal>;
