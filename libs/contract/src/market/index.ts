import { bars } from './bars';
import { marketprice } from './marketprice';
import { stream } from './stream';
import { zoneMarketPrice } from './zone-market-price';

export * from './bars';
export * from './market-price';
export * from './marketprice';
export * from './stream';
export * from './zone-market-price';

/** The market calls by name. */
export const marketCalls = { zoneMarketPrice, marketprice, bars, stream } as const;
