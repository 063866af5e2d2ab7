import { bars } from './bars';
import { brokerFigures } from './broker-figures';
import { marketprice } from './marketprice';
import { tradingSessions } from './trading-sessions';
import { spreads } from './spreads';
import { stream } from './stream';
import { zoneMarketPrice } from './zone-market-price';

export * from './bars';
export * from './broker-figures';
export * from './market-price';
export * from './marketprice';
export * from './trading-sessions';
export * from './spreads';
export * from './stream';
export * from './zone-market-price';

/** The market calls by name. */
export const marketCalls = {
  zoneMarketPrice,
  marketprice,
  bars,
  tradingSessions,
  spreads,
  brokerFigures,
  stream,
} as const;
