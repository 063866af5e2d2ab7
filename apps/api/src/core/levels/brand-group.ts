import type { Brand } from '@portal/brand';
import type { TradingGroup } from '../../ports';
import { accountTypeOf } from './group-of';

/** MetaTrader's usual level of a margin call, in percent. */
const usualMarginCall = 100;

/** A group as the brand's settings have it: so is that of the sandbox's platform. Undefined for a group that is not the brand's. */
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
