import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import { groupsOf } from './group-of';

interface Options {
  brand: Pick<Brand, 'tradingGroups'>;
  everyMs: number;
  renewGroup(group: string): Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The warning if a group was not read. */
  failed: string;
}

export interface Renewal {
  /** Reads every group again. Throws the first failure, after all groups were tried. */
  renew(): Promise<void>;
  close(): void;
}

/** Reads every group of the brand now and every `everyMs`, because a manager of the platform may change it. */
export function renewGroups({ brand, everyMs, renewGroup, log, failed }: Options): Renewal {
  const renew = async () => {
    const failures: unknown[] = [];
    // One after the other, because nobody waits for them and the connections serve customers first. A group that fails stops no other.
    for (const group of groupsOf(brand)) await renewGroup(group).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const renewLater = () => void renew().catch((error: unknown) => log.warn({ err: error }, failed));
  const timer = setInterval(renewLater, everyMs).unref();
  renewLater();
  return { renew, close: () => clearInterval(timer) };
}
