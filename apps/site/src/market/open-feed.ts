import { livePrices } from '@portal/api-client/market/live-prices';
import type { PriceBoard, PriceFeed } from '@portal/api-client/market/price-board';
import { marketWires } from '@portal/api-client/market/wires';
import type { Installation } from '../shell/installation';

/** What keeps a board alive. A chunk of its own: it comes after the first paint. */
export function openFeed(board: PriceBoard, { config, http }: Installation): PriceFeed {
  return livePrices(board, {
    baseURL: config?.apiBase ?? '',
    async read(symbols) {
      const [{ call }, loaded] = await Promise.all([import('../shell/gateway'), http()]);
      const answer = await call(loaded, marketWires.marketprice, { symbols });
      return answer.ok ? answer.data : undefined;
    },
  });
}
