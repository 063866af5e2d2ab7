import { Type, type Static } from 'typebox';
import { Id, Money, Time } from '../kernel';

/** Why money came or went. */
export const FundingKind = Type.Enum(['deposit', 'withdraw', 'transfer_in', 'transfer_out', 'fee', 'bonus', 'invite']);
export type FundingKind = Static<typeof FundingKind>;

/** A movement; `amount` is negative where it leaves. `balance` is after it, `ref` the number of its proposal. */
export const WalletFunding = Type.Object({
  id: Id,
  kind: FundingKind,
  amount: Money,
  balance: Money,
  ref: Type.String(),
  at: Time,
});
export type WalletFunding = Static<typeof WalletFunding>;

/** The same of an MT5 account. A bonus moves the credit: `credit` is what it comes to. */
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
