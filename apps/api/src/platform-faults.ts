import { levelCodes, type Brand } from '@portal/brand';
import { groupOf } from './core/levels';
import type { TradingPlatform } from './ports';

/** What the platform lacks of the brand's groups, and our manager of the permissions. Throws when the platform cannot be reached. */
export async function platformFaults(
  brand: Pick<Brand, 'tradingGroups'>,
  platform: Pick<TradingPlatform, 'group' | 'missingPermissions'>,
): Promise<string[]> {
  const checks = levelCodes.map(async (code) => {
    const path = groupOf(brand, code);
    const group = await platform.group(path);
    if (!group) return [`MT5 平台没有 ${code} 级别的组 ${path}，或管理账户看不到它`];
    return group.currency === 'USD' ? [] : [`MT5 组 ${path} 的币种是 ${group.currency}，必须是 USD`];
  });
  const missing = await platform.missingPermissions();
  const groups = (await Promise.all(checks)).flat();
  return [...groups, ...missing.map((permission) => `MT5 管理账户缺少权限 ${permission}`)];
}
