import type { marketCalls } from '@portal/contract/market';
import type { Handlers } from '../http/handler';
import { bars } from './bars';
import { brokerFigures } from './broker-figures';
import { marketprice } from './marketprice';
import { tradingSessions } from './trading-sessions';
import { spreads } from './spreads';
import { stream } from './stream';
import { zoneMarketPrice } from './zone-market-price';

export const marketHandlers = {
  zoneMarketPrice,
  marketprice,
  bars,
  tradingSessions,
  spreads,
  brokerFigures,
  stream,
} satisfies Handlers<typeof marketCalls>;

export { boardOf } from './board-of';
