import { levelCodes, type AccountCurrency, type Brand, type LevelCode } from '@portal/brand';
import { currenciesOf, groupOf, isInGroups, isSameThreshold } from '../../core/levels';
import { usd } from '../../core/money/money';
import type { TradingPlatform } from '../../ports';

interface LevelGroup {
  currency: AccountCurrency;
  code: LevelCode;
  path: string;
}

const groupsOf = (brand: Pick<Brand, 'tradingGroups'>): LevelGroup[] =>
  currenciesOf(brand).flatMap((currency) =>
    levelCodes.map((code) => ({ currency, code, path: groupOf(brand, currency, code) ?? '' })),
  );

/** The brand's groups whose records would not be imported, as MT5_GROUPS leaves them out. */
export const groupFaults = (brand: Pick<Brand, 'tradingGroups'>, masks: string): string[] =>
  groupsOf(brand)
    .filter(({ path }) => !isInGroups(masks, path))
    .map(({ currency, code, path }) => `MT5_GROUPS 没有包含 ${currency} ${code} 级别的组 ${path}，它的成交不会导入`);

/** What the platform lacks of the brand's groups, and our manager of the permissions. Throws when the platform cannot be reached. */
export async function platformFaults(
  brand: Pick<Brand, 'levels' | 'tradingGroups'>,
  platform: Pick<TradingPlatform, 'group' | 'missingPermissions'>,
): Promise<string[]> {
  const groupFaultsOf = async ({ currency, code, path }: LevelGroup) => {
    const group = await platform.group(path);
    if (!group) return [`MT5 平台没有 ${currency} ${code} 级别的组 ${path}，或管理账户看不到它`];
    const stopOut = 'percent' in group.stopOut ? `${group.stopOut.percent}%` : `净值 ${usd(group.stopOut.equity)}`;
    const shown = brand.levels[code].stopOut;
    return [
      ...(group.currency === currency ? [] : [`MT5 组 ${path} 的币种是 ${group.currency}，必须是 ${currency}`]),
      ...(isSameThreshold(group.stopOut, { percent: shown })
        ? []
        : [`MT5 组 ${path} 的强制平仓水平是 ${stopOut}，而品牌的 ${code} 级别向客户说明的是 ${shown}%`]),
    ];
  };
  // Awaited together: a promise that waits for another one's turn would be rejected with nobody to hear it.
  const [faults, missing] = await Promise.all([
    Promise.all(groupsOf(brand).map(groupFaultsOf)),
    platform.missingPermissions(),
  ]);
  return [...faults.flat(), ...missing.map((permission) => `MT5 管理账户缺少权限 ${permission}`)];
}
