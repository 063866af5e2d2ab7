import { moneyToday as call } from '@portal/contract/staff';
import { usd } from '../../core/money/money';
import { handle } from '../../http/handler';
import { flowsOf, today } from './money-flow.store';

export const moneyToday = handle(call, async ({ gateway: { db }, query }) => {
  const day = query.day ?? (await today(db));
  const rows = await flowsOf(db, day);
  const sum = (direction: 'in' | 'out') =>
    rows.filter((row) => row.direction === direction).reduce((total, row) => total + row.usd, 0n);
  const [inUsd, outUsd] = [sum('in'), sum('out')];
  return {
    day,
    at: new Date().toISOString(),
    flows: rows.map((row) => ({ ...row, usd: usd(row.usd) })),
    inUsd: usd(inUsd),
    outUsd: usd(outUsd),
    netUsd: usd(inUsd - outUsd),
  };
});
