import { Type, type Static } from 'typebox';
import { Day, Money, Text, Time } from '../../kernel';

/** A currency in which the broker keeps money at a bank. */
export const BankCurrency = Type.Enum(['USD', 'CNY', 'CNH', 'USDT']);

/** The name by which staff know a bank account. */
export const BankAccountName = Text(60);

/** The balance of a bank account at the end of a day. */
export const BankBalance = Type.Object({
  account: Type.String(),
  currency: Type.String(),
  day: Day,
  amount: Money,
  reference: Type.String({ description: 'of the bank statement' }),
  version: Type.Integer({ description: '1 for the first record, one more for each correction' }),
  reason: Type.Optional(Type.String({ description: 'of a correction' })),
  recordedBy: Type.String(),
  recordedAt: Time,
});
export type BankBalance = Static<typeof BankBalance>;
