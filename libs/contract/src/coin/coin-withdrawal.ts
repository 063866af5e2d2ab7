import { Type, type Static } from 'typebox';
import { Id, Money, PayoutStatus, Pno, Rate, Steps, Time } from '../kernel';
import { NamedAddress } from './coin-address';

/** A coin withdrawal. `amount` leaves the account (USD); `fee` and `receive` are USDT, `rate` is USDT for one USD. `returned`
 * (USD) entered the wallet when it was sent back. */
export const CoinWithdrawal = Type.Object({
  pno: Pno,
  accountId: Id,
  address: NamedAddress,
  amount: Money,
  fee: Money,
  receive: Money,
  rate: Rate,
  displayStatus: PayoutStatus,
  txHash: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  returned: Type.Optional(Money),
  createdAt: Time,
  updatedAt: Time,
  steps: Steps,
});
export type CoinWithdrawal = Static<typeof CoinWithdrawal>;
