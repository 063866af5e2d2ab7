import { brandOf } from '@portal/brand';
import type { TradingPosition } from '../../ports';
import { instrumentOf } from '../instruments/instruments';
import { parsePrice } from '../instruments/price';
import { marginShares } from './margin-shares';
import { symbolMarginOf } from './product-margins';

const source = { brand: brandOf('eet') };
const terms = { group: 'real\\STD-USD', leverage: 200 };
/** A feed with these bids; each ask is a point higher. */
const feedOf = (bids: Record<string, string>) => ({
  quotes: (symbols: readonly string[]) =>
    symbols.flatMap((symbol) => {
      const bid = parsePrice(bids[symbol] ?? '', instrumentOf(symbol)?.digits ?? 0);
      return bid === null ? [] : [{ symbol, bid, ask: bid + 1n, at: 0, open: true }];
    }),
});
const feed = feedOf({ EURUSD: '1.13000', USDJPY: '150.000' });
const held = (symbol: string, volume: bigint, openPrice: string): TradingPosition => ({
  ...{ position: '1', symbol, side: 'buy', volume, openPrice, price: openPrice, floating: 0n, swap: 0n },
});
const gold = held('XAUUSD', 500n, '4058.91');

it('shares the margin by value and leverage, also of another currency and product line', () => {
  // 5 ounces are 20,294.55 dollars, 20,000 euros are 22,600.20, both at 1:200; 0.1 bitcoins are 6,000 at 1:10.
  const shares = marginShares(source, feed, terms, [
    gold,
    held('EURUSD', 2_000n, '1.12496'),
    held('BTCUSD', 1_000n, '60000.00'),
  ]);
  const margins = [20_294.55 / 200, 22_600.2 / 200, 6_000 / 10];
  const all = margins.reduce((sum, one) => sum + one, 0);
  expect(shares).toEqual(margins.map((one) => Math.round((one / all) * 1000) / 10));
});

it('is the whole of a single position', () => {
  expect(marginShares(source, feed, terms, [gold])).toEqual([100]);
});

it.each([
  ['a symbol', [gold, held('NONE', 1n, '1.0')], feed],
  ['a price', [gold, held('EURUSD', 2_000n, '1.12496')], feedOf({})],
])('is unknown for each where %s is unknown', (_what, positions, prices) => {
  expect(marginShares(source, prices, terms, positions)).toEqual([undefined, undefined]);
});

it('is unknown of a symbol that the platform knows and the portal does not', () => {
  const known = symbolMarginOf(source, terms.group, 'EURUSD');
  const platform = { ...source, symbolMargins: { of: () => known } };
  expect(marginShares(platform, feed, terms, [held('NONE', 2_000n, '1.12496')])).toEqual([undefined]);
});

it('has nothing to share without positions', () => {
  expect(marginShares(source, feed, terms, [])).toEqual([]);
});
