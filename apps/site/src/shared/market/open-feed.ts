import { livePrices } from '@portal/api-client/market/live-prices';
import type { PriceBoard, PriceFeed } from '@portal/api-client/market/price-board';
import { marketRequests } from '@portal/api-client/market/requests';
import type { Instrument } from '@portal/contract/common';
import { call } from '../installation/call';
import type { Installation } from '../installation/installation';

/** Opens the feed that updates a price board. In a separate chunk, which loads after the first paint. */
export function openFeed(board: PriceBoard, { brand, config, http }: Installation): PriceFeed {
  return livePrices(board, {
    baseURL: config?.apiBase ?? '',
    async read(symbols) {
      const answer = await call(http, marketRequests.marketprice, { symbols });
      return answer.ok ? answer.data : undefined;
    },
    async readZone(zone) {
      const args = { company: brand.code, timeformat: 'iso', zone: zone as Instrument['zone'] } as const;
      const answer = await call(http, marketRequests.zoneMarketPrice, args);
      return answer.ok ? answer.data : undefined;
    },
  });
}
