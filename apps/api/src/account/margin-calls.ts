import { brandGroup } from '../core/levels';
import { usd } from '../core/money/money';
import type { Gateway } from '../core/gateway/gateway';
import type { Job } from '../core/gateway/job';
import { sharedOutageLog } from '../observability/outage-log';
import type { MarginThreshold, TradingGroup, TradingState } from '../ports';
import { callMargin, endMarginCalls, loginsWithCalls, type MarginCall } from './margin-calls.store';

const batch = 500;
/** Above this part of the call, in percent, a margin has recovered: one that stays around the call makes no second message. */
const recovered = 110;

/** Whether a margin level, or an equity, is at a part of a threshold, in percent, or below it. */
function isAt(threshold: MarginThreshold, { equity, margin, marginLevel }: TradingState, part = 100): boolean {
  if (margin === 0n) return false;
  if ('equity' in threshold) return equity * 100n <= threshold.equity * BigInt(part);
  return (marginLevel ?? 0) * 100 <= threshold.percent * part;
}

const written = (threshold: MarginThreshold, currency: string): string =>
  'equity' in threshold ? `${usd(threshold.equity)} ${currency}` : `${threshold.percent}%`;

function callOf(
  { marginCall, stopOut, currency }: TradingGroup,
  { login, equity, marginLevel }: TradingState,
): MarginCall {
  const level = 'equity' in marginCall ? `${usd(equity)} ${currency}` : `${(marginLevel ?? 0).toFixed(2)}%`;
  return { login, level, call: written(marginCall, currency), stop: written(stopOut, currency) };
}

const groupOfState = ({ brand, stopOuts }: Gateway, { group }: TradingState): TradingGroup | undefined =>
  stopOuts?.of(group) ?? brandGroup(brand, group);

/**
 * Every minute: tells the customers whose margin has come down to the margin call of their group, once until it has recovered. A platform
 * that is away is asked again a minute later.
 */
export const marginCalls: Job = async (gateway) => {
  const { db, log, ports } = gateway;
  const outage = sharedOutageLog(log, 'the trading platform gave no states');
  const rows = await loginsWithCalls(db);
  for (let from = 0; from < rows.length; from += batch) {
    const part = rows.slice(from, from + batch);
    const states = await outage.try(() => ports.trading.states(part.map(({ login }) => login)));
    const over: string[] = [];
    for (const { login, margin_called_at: calledAt } of part) {
      const state = states?.get(login);
      const group = state && groupOfState(gateway, state);
      if (!group) continue;
      if (!calledAt && isAt(group.marginCall, state)) await callMargin(db, callOf(group, state));
      if (calledAt && !isAt(group.marginCall, state, recovered)) over.push(login);
    }
    if (over.length > 0) await endMarginCalls(db, over);
  }
};
