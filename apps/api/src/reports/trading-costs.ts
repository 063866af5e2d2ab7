import { tradingCosts as call, type CostRow } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { lotsOf } from '../core/instruments/lots';
import { usd } from '../core/money/money';
import { reportRequest } from './report-request';
import { netOf } from './net-of';
import { costsByMonth, costsBySymbol, type CostSum } from './costs.store';

const toCost = (sum: CostSum): CostRow => {
  const { name, lines, volume, profit, commission, swap, spread, spread_lines } = sum;
  return {
    name,
    count: Number(lines),
    lots: lotsOf(volume),
    profit: usd(profit),
    spread: spread_lines === 0n ? null : usd(-spread),
    spreadCount: Number(spread_lines),
    commission: usd(commission),
    swap: usd(swap),
    net: usd(netOf(sum)),
  };
};

const nothing: CostSum = {
  name: '',
  lines: 0n,
  volume: 0n,
  profit: 0n,
  commission: 0n,
  swap: 0n,
  spread: 0n,
  spread_lines: 0n,
};

const add = (a: CostSum, b: CostSum): CostSum => ({
  name: '',
  lines: a.lines + b.lines,
  volume: a.volume + b.volume,
  profit: a.profit + b.profit,
  commission: a.commission + b.commission,
  swap: a.swap + b.swap,
  spread: a.spread + b.spread,
  spread_lines: a.spread_lines + b.spread_lines,
});

export const tradingCosts = handle(call, async (ctx) => {
  const { list, ...days } = await reportRequest(ctx, 'closing', ctx.body);
  const { db } = ctx.gateway;
  const months = await costsByMonth(db, list, days);
  const symbols = await costsBySymbol(db, list, days);
  return {
    total: toCost(months.reduce(add, nothing)),
    months: months.map(toCost),
    symbols: symbols.map(toCost),
  };
});
