import { Type, type Static } from 'typebox';
import { AccountCurrency, Id, Money, Pno, Rate, Time } from '../kernel';

const Side = Type.Object({ id: Id, account_no: Type.String() });

/**
 * `amount` leaves the one account, `receive` enters the other, each in the currency of its account. `rate` is the price of one USD in
 * the other currency; absent if both have the same. `reason` says why a transfer failed; the money is then in its original account.
 */
export const Transfer = Type.Object({
  tno: Pno,
  from: Side,
  to: Side,
  amount: Money,
  currency: AccountCurrency,
  receive: Money,
  receiveCurrency: AccountCurrency,
  rate: Type.Optional(Rate),
  status: Type.Enum(['done', 'failed']),
  reason: Type.Optional(Type.String()),
  createdAt: Time,
});
export type Transfer = Static<typeof Transfer>;
