import { levelCodes, type Brand } from '@portal/brand';
import { currenciesOf, groupOf } from './core/levels';
import type { TradingPlatform } from './ports';

/** What the platform lacks of the brand's groups, and our manager of the permissions. Throws when the platform cannot be reached. */
export async function platformFaults(
  brand: Pick<Brand, 'tradingGroups'>,
  platform: Pick<TradingPlatform, 'group' | 'missingPermissions'>,
): Promise<string[]> {
  const groups = currenciesOf(brand).flatMap((currency) => levelCodes.map((code) => ({ currency, code })));
  const checks = groups.map(async ({ currency, code }) => {
    const path = groupOf(brand, currency, code) ?? '';
    const group = await platform.group(path);
    if (!group) return [`MT5 平台没有 ${currency} ${code} 级别的组 ${path}，或管理账户看不到它`];
    return group.currency === currency ? [] : [`MT5 组 ${path} 的币种是 ${group.currency}，必须是 ${currency}`];
  });
  const missing = await platform.missingPermissions();
  return [...(await Promise.all(checks)).flat(), ...missing.map((permission) => `MT5 管理账户缺少权限 ${permission}`)];
}
