import type { Brand } from '@portal/brand';
import type { TradingGroup } from '../../ports';
import { accountTypeOf } from './group-of';

/** MetaTrader's usual level of a margin call, in percent. */
const usualMarginCall = 100;

/**
 * The terms of a group by the brand's settings, as the sandbox's platform uses them. Undefined for a group that the
 * brand does not have.
 */
export function brandGroup(brand: Pick<Brand, 'levels' | 'tradingGroups'>, path: string): TradingGroup | undefined {
  const accountType = accountTypeOf(brand, path);
  if (!accountType) return undefined;
  return {
    currency: accountType.currency,
    marginCall: { percent: usualMarginCall },
    stopOut: { percent: brand.levels[accountType.level].stopOut },
    floatingMargin: false,
  };
}
