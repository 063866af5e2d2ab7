import type { Instrument } from '@portal/contract/common';
import { divRound } from '@portal/rules/trading';
import type { MarketFeed } from '../../ports';
import { sessionText } from '../market-hours';
import { lotsOf } from './lots';
import { priceText } from './price';

/**
 * An instrument with the contract and the trading hours that the platform states. The listed facts remain where it states none: for a
 * floating spread the current one, or the listed one before the first price.
 */
export function withPlatformTerms(feed: Pick<MarketFeed, 'terms' | 'quote'>, listed: Instrument): Instrument {
  const terms = feed.terms?.(listed.symbol);
  if (!terms) return listed;
  const { contractSize, volumeMin, swapLong, swapShort, sessions } = terms;
  const quote = feed.quote(listed.symbol);
  const points = quote && terms.spread === 0 ? quote.ask - quote.bid : fixedSpread(terms, listed.digits);
  return {
    ...listed,
    contractSize,
    minLot: lotsOf(volumeMin),
    session: sessionText(sessions),
    ...(points > 0n && { spread: priceText(points, listed.digits) }),
    ...(swapLong !== undefined && { swapLong: swapLong.toFixed(1) }),
    ...(swapShort !== undefined && { swapShort: swapShort.toFixed(1) }),
  };
}

/** The platform's points in points of the instrument, which may have more digits or fewer. */
const fixedSpread = ({ spread, digits }: { spread: number; digits: number }, shown: number) =>
  divRound(BigInt(spread) * 10n ** BigInt(shown), 10n ** BigInt(digits));
