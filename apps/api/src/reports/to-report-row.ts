import type { ClosedPosition, FundingKind, Mt5Funding, TradeOrder, WalletFunding } from '@portal/contract/reports';
import type { Deal } from '@portal/contract';
import { usd } from '../core/money/money';
import { lotsOf } from '../core/instruments/lots';
import type { Line } from './reports.store';

export type Numbers = ReadonlyMap<bigint, string>;

const text = ({ detail }: Line, name: string) => String(detail[name] ?? '');
const cents = ({ detail }: Line, name: string) => usd(BigInt(detail[name] ?? 0));
const sideOf = (line: Line): 'buy' | 'sell' => (line.detail['side'] === 'sell' ? 'sell' : 'buy');

export const toWallet = (line: Line): WalletFunding => ({
  id: String(line.id),
  kind: text(line, 'kind') as FundingKind,
  amount: usd(line.profit),
  balance: cents(line, 'balance'),
  ref: text(line, 'ref'),
  at: line.at.toISOString(),
});

export const toCredit = (line: Line, numbers: Numbers): Mt5Funding => ({
  ...toWallet(line),
  credit: cents(line, 'credit'),
  account_no: numbers.get(line.account_id) ?? '',
});

const traded = (line: Line, numbers: Numbers) => ({
  account_no: numbers.get(line.account_id) ?? '',
  symbol: line.symbol,
  side: sideOf(line),
  lots: lotsOf(line.volume),
});

const result = ({ commission, swap, profit }: Line) => ({
  commission: usd(commission),
  swap: usd(swap),
  profit: usd(profit),
});

export const toClosing = (line: Line, numbers: Numbers): ClosedPosition => ({
  position: String(line.position_id),
  deal: String(line.id),
  ...traded(line, numbers),
  openAt: new Date(text(line, 'openAt')).toISOString(),
  openPrice: text(line, 'openPrice'),
  closeAt: line.at.toISOString(),
  closePrice: text(line, 'closePrice'),
  ...result(line),
});

export const toEntrust = (line: Line, numbers: Numbers): TradeOrder => ({
  order: String(line.id),
  ...traded(line, numbers),
  type: text(line, 'type') as TradeOrder['type'],
  price: text(line, 'price'),
  status: text(line, 'status') as TradeOrder['status'],
  at: line.at.toISOString(),
});

export const toTrade = (line: Line, numbers: Numbers): Deal => ({
  deal: String(line.id),
  order: text(line, 'order'),
  position: String(line.position_id),
  ...traded(line, numbers),
  entry: line.detail['entry'] === 'in' ? 'in' : 'out',
  price: text(line, 'price'),
  ...result(line),
  at: line.at.toISOString(),
});
