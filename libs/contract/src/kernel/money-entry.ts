import { Type, type Static } from 'typebox';
import { Side } from './deal';
import { AccountCurrency, Id, Money, Page, Time } from './types';

/** Why a balance changed. */
export const MoneyKind = Type.Enum([
  ...(['deposit', 'withdraw', 'coin', 'transfer_in', 'transfer_out', 'fee', 'bonus', 'invite', 'trade'] as const),
  ...(['commission', 'settlement', 'adjustment', 'opening'] as const),
]);
export type MoneyKind = Static<typeof MoneyKind>;

/** `YYYY-MM`, a month in Asia/Shanghai. */
export const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', description: 'YYYY-MM, Asia/Shanghai' });

/** One movement of a balance: `balance` is after it, `ref` is the number of its document or, for a trade, of its deal. */
export const MoneyEntry = Type.Object({
  n: Type.Integer({ description: 'counts up within the balance, without gaps' }),
  id: Id,
  kind: MoneyKind,
  amount: Money,
  balance: Money,
  ref: Type.String(),
  at: Time,
  trade: Type.Optional(Type.Object({ symbol: Type.String(), side: Side, entry: Type.Enum(['in', 'out']) })),
});
export type MoneyEntry = Static<typeof MoneyEntry>;

/** One month of a balance: opening + net = closing. */
export const MoneyMonth = Type.Object({
  month: Month,
  opening: Money,
  net: Money,
  closing: Money,
  count: Type.Integer(),
});
export type MoneyMonth = Static<typeof MoneyMonth>;

/** The entries of one kind: their number, and their sum in the account's currency. */
export const KindSum = Type.Object({ kind: MoneyKind, count: Type.Integer(), amount: Money });
export type KindSum = Static<typeof KindSum>;

/**
 * Steps from the ledger balance to the displayed balance: held amounts that have left the platform, amounts owed, amounts in
 * transit.
 */
export const BalanceStep = Type.Object({
  step: Type.Enum(['ledger', 'held', 'owed', 'moving']),
  amount: Money,
});
export type BalanceStep = Static<typeof BalanceStep>;

/** What a balance is made of. */
export const BalanceExplanation = Type.Object({
  accountId: Id,
  account_no: Type.String(),
  kind: Type.Enum(['wallet', 'mt5']),
  currency: AccountCurrency,
  of: Type.Enum(['balance', 'credit']),
  shown: Money,
  stale: Type.Optional(Type.Boolean({ description: 'the platform was not asked: shown is what the ledger says' })),
  steps: Type.Array(BalanceStep, { description: 'their sum is `shown`' }),
  sum: Type.Object({
    entries: Money,
    ledger: Money,
    agrees: Type.Boolean({ description: 'the entries come to what the ledger holds, to the cent, in one snapshot' }),
    count: Type.Integer(),
  }),
  months: Type.Array(MoneyMonth, { description: 'newest first; those without a movement are left out' }),
  kinds: Type.Array(KindSum, { description: 'of the month asked for, or of all' }),
  ...Page(MoneyEntry).properties,
});
