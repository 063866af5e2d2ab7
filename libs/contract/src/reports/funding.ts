import { Type, type Static } from 'typebox';
import { Id, Money, Time } from '../kernel';

/** Type of a money movement. */
export const FundingKind = Type.Enum([
  ...(['deposit', 'withdraw', 'transfer_in', 'transfer_out', 'fee', 'bonus', 'invite', 'commission'] as const),
  ...(['adjustment', 'opening'] as const),
]);
export type FundingKind = Static<typeof FundingKind>;

/** A movement; `amount` is negative when money leaves. `balance` is after it, `ref` is the number of its proposal. */
export const WalletFunding = Type.Object({
  id: Id,
  kind: FundingKind,
  amount: Money,
  balance: Money,
  ref: Type.String(),
  at: Time,
});
export type WalletFunding = Static<typeof WalletFunding>;

/** A movement of an MT5 account. A bonus changes the credit: `credit` is the credit after it. */
export const Mt5Funding = Type.Object({ ...WalletFunding.properties, credit: Money, account_no: Type.String() });
export type Mt5Funding = Static<typeof Mt5Funding>;

/** `out` is negative; net = in + out. */
export const FundingSummary = Type.Object({
  count: Type.Integer(),
  in: Money,
  out: Money,
  net: Money,
});
export type FundingSummary = Static<typeof FundingSummary>;
