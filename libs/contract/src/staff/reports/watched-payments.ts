import { Type, type Static } from 'typebox';
import { defineCall, Money, Page, PageQuery, Sort, Time } from '../../kernel';
import { ReportDays } from './money-report';

/** large: from 10,000 USD on. structured: one of three or more from 8,000 USD on, in one direction within 7 days. */
export const WatchedKind = Type.Enum(['large', 'structured']);

/** A payment that the law or the broker watches. */
export const WatchedPayment = Type.Object({
  at: Time,
  customerNumber: Type.String(),
  direction: Type.Enum(['in', 'out']),
  account: Type.String({ description: 'as channel:EGPAY or payout:bank' }),
  reference: Type.String({ description: 'number of the document' }),
  usd: Money,
  watched: WatchedKind,
});
export type WatchedPayment = Static<typeof WatchedPayment>;

export const watchedPayments = defineCall({
  id: 'staff.watchedPayments',
  method: 'GET',
  path: '/ops/reports/watched',
  access: 'staff',
  permission: ['report.read'],
  query: Type.Object({
    ...ReportDays,
    watched: Type.Optional(WatchedKind),
    ...PageQuery,
    sort: Sort(['at', 'customer', 'usd']),
  }),
  ok: Page(WatchedPayment),
  errors: ['staff.range'],
  summary: 'Large and structured payments, newest first.',
});
