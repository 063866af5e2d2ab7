import { Type, type Static } from 'typebox';
import { Day, defineCall, Money } from '../../kernel';

/**
 * cash: payments from and to customers by channel. fees: what customers paid as fees, and what was given back. bonus: credits of
 * coupons, rewards of invitations, commissions of introducers, and goodwill; what was taken back is in.
 * trading: what the platform's deals moved, by purpose: profit and loss of positions, commission, swap, dividends and so on.
 */
export const MoneyReport = Type.Enum(['cash', 'fees', 'bonus', 'trading']);
export type MoneyReport = Static<typeof MoneyReport>;

/** The days of a report, both included, by Beijing's calendar; at most 366. */
export const ReportDays = { startDate: Day, endDate: Day };

const sums = {
  currency: Type.String(),
  inCount: Type.Integer(),
  in: Money,
  outCount: Type.Integer(),
  out: Money,
  usdIn: Type.String({ description: 'what the same journals credited to or took from customers, in USD' }),
  usdOut: Type.String(),
};

/** Movements of one account on one day. */
export const MoneyReportRow = Type.Object({
  day: Day,
  account: Type.String({ description: 'house account of the ledger, as channel:EGPAY, bank:wire, payout:coin, fee' }),
  journal: Type.String({ description: 'kind of the journals, as deposit, withdraw, adjustment' }),
  ...sums,
});
export type MoneyReportRow = Static<typeof MoneyReportRow>;

export const moneyReport = defineCall({
  id: 'staff.moneyReport',
  method: 'GET',
  path: '/ops/reports/money',
  access: 'staff',
  permission: ['report.read'],
  query: Type.Object({ report: MoneyReport, ...ReportDays }),
  ok: Type.Object({
    rows: Type.Array(MoneyReportRow, { description: 'newest day first' }),
    totals: Type.Array(Type.Object(sums), { description: 'of all days, one for each currency' }),
  }),
  errors: ['staff.range'],
  summary:
    'Cash, fees, bonus cost or results of trading by day, from the ledger. in is what the broker received, out what it gave.',
});
