import { queryCommission as call } from '@portal/contract/recommend';
import { monthCommission } from '@portal/rules/money';
import { lotText } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import { handle } from '../http/handler';
import { closedLots, monthsNow, termsOf } from './commission/commission.store';
import { lotsIn, termsIn } from './commission/due-commissions';

const shown = (month: string) => month.slice(0, 7);

export const queryCommission = handle(call, async ({ customer: { customerId }, gateway: { db } }) => {
  const agreements = await termsOf(db, customerId);
  const { running: month } = await monthsNow(db);
  // The last one that has begun, else the first that will.
  const agreement = agreements.findLast(({ from }) => from <= month) ?? agreements[0];
  if (!agreement) return {};
  const { from, until, tiers } = agreement;
  const inForce = { from: shown(from), ...(until !== null && { until: shown(until) }), tiers: [...tiers] };
  if (!termsIn(agreements, month)) return { agreement: inForce };
  const { lots, fromLots, parts, amount } = monthCommission(
    tiers,
    lotsIn(await closedLots(db, customerId, month), month).lots,
  );
  return {
    agreement: inForce,
    running: {
      month: shown(month),
      lots: lotText(lots),
      fromLots,
      amount: usd(amount),
      parts: parts.map((part) => ({
        kind: part.kind,
        lots: lotText(part.lots),
        rate: usd(part.rate),
        amount: usd(part.amount),
      })),
    },
  };
});
