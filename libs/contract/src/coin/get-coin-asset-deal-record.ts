import { Type, type Static } from 'typebox';
import { defineCall, Id, Money, Page, Pno, RecordsQuery, Time } from '../kernel';
import { Chain, Coin } from './coin-address';

/** One coin movement: held at submission, paid out and charged, or released. USDT, always positive. */
export const CoinDeal = Type.Object({
  id: Id,
  pno: Pno,
  kind: Type.Enum(['hold', 'payout', 'fee', 'release']),
  coin: Coin,
  chain: Chain,
  amount: Money,
  txHash: Type.Optional(Type.String()),
  at: Time,
});
export type CoinDeal = Static<typeof CoinDeal>;

export const getCoinAssetDealRecord = defineCall({
  id: 'coin.getCoinAssetDealRecord',
  method: 'POST',
  path: '/v2/coin/getCoinAssetDealRecord',
  access: 'customer',
  body: Type.Object(RecordsQuery),
  ok: Page(CoinDeal),
  errors: ['withdraw.range'],
  summary: 'Every movement of coin between two days, newest first.',
});
