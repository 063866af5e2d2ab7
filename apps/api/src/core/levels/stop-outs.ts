import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { TradingGroup, TradingPlatform } from '../../ports';
import { brandGroup } from './brand-group';
import { groupsOf } from './group-of';
import { isSameThreshold } from './is-same-threshold';

const everyMs = 60_000;

/** The brand's groups, with their levels of margin call and stop out, as a real trading platform has them now. */
export interface StopOuts {
  /** Undefined until the platform has answered. */
  of(group: string): TradingGroup | undefined;
  /** Reads them again. Throws the first failure, after all groups were read. */
  renew(): Promise<void>;
  close(): void;
}

interface Options {
  brand: Pick<Brand, 'levels' | 'tradingGroups'>;
  trading: Pick<TradingPlatform, 'group'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Reads the levels now and every minute, because a manager of the platform may change them. While it is away the last ones count. */
export function openStopOuts({ brand, trading, log }: Options): StopOuts {
  const groups = new Map<string, TradingGroup>();

  const renewOne = async (path: string) => {
    const group = await trading.group(path);
    if (!group) return;
    const { stopOut } = group;
    const stated = brandGroup(brand, path)?.stopOut;
    const before = groups.get(path)?.stopOut ?? stated;
    if (!isSameThreshold(stopOut, before))
      log.warn({ group: path, stopOut, stated }, 'a group has another stop-out level');
    groups.set(path, group);
  };
  const renew = async () => {
    const failures: unknown[] = [];
    // One after the other, because nobody waits for them and the connections serve customers first. A group that fails stops no other.
    for (const path of groupsOf(brand)) await renewOne(path).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const renewLater = () =>
    void renew().catch((error: unknown) => log.warn({ err: error }, 'the stop-out levels were not read'));
  const timer = setInterval(renewLater, everyMs).unref();
  renewLater();
  return { of: (group) => groups.get(group), renew, close: () => clearInterval(timer) };
}
