import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { TradingGroup, TradingPlatform } from '../../ports';
import { brandGroup } from './brand-group';
import { isSameThreshold } from './is-same-threshold';
import { renewGroups, type Renewal } from './renew-groups';

const everyMs = 60_000;

/** The brand's groups, with their levels of margin call and stop out, as a real trading platform has them now. */
export interface StopOuts extends Renewal {
  /** Undefined until the platform has answered. */
  of(group: string): TradingGroup | undefined;
}

interface Options {
  brand: Pick<Brand, 'levels' | 'tradingGroups'>;
  trading: Pick<TradingPlatform, 'group'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** Reads the levels every minute. While the platform is away the last ones count. */
export function openStopOuts({ brand, trading, log }: Options): StopOuts {
  const groups = new Map<string, TradingGroup>();

  const renewGroup = async (path: string) => {
    const group = await trading.group(path);
    if (!group) return;
    const { stopOut } = group;
    const stated = brandGroup(brand, path)?.stopOut;
    const before = groups.get(path)?.stopOut ?? stated;
    if (!isSameThreshold(stopOut, before))
      log.warn({ group: path, stopOut, stated }, 'a group has another stop-out level');
    groups.set(path, group);
  };
  const renewal = renewGroups({ brand, everyMs, renewGroup, log, failed: 'the stop-out levels were not read' });
  return { of: (group) => groups.get(group), ...renewal };
}
