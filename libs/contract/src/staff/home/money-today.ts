import { Type, type Static } from 'typebox';
import { Day, defineCall, Money, Time } from '../../kernel';

/** Payments of a day in one direction, of one channel and currency. */
export const MoneyFlow = Type.Object({
  direction: Type.Enum(['in', 'out']),
  channel: Type.String({
    description:
      'of a deposit the payment channel, wire, or returned for a payout that came back; of a payout bank or coin; chargeback',
  }),
  currency: Type.String({ description: 'of paid' }),
  count: Type.Integer(),
  paid: Money,
  usd: Money,
});
export type MoneyFlow = Static<typeof MoneyFlow>;

export const moneyToday = defineCall({
  id: 'staff.moneyToday',
  method: 'GET',
  path: '/ops/home/money',
  access: 'staff',
  permission: ['report.read', 'reconciliation.read'],
  query: Type.Object({ day: Type.Optional(Day) }),
  ok: Type.Object({
    day: Day,
    at: Time,
    flows: Type.Array(MoneyFlow),
    inUsd: Money,
    outUsd: Money,
    netUsd: Money,
  }),
  errors: [],
  summary: 'Money that customers paid in and that was paid out on a day, today if none is given.',
});
