import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import { outageLog } from '../../observability/outage-log';
import { groupsOf } from './group-of';
import { oneByOne } from './one-by-one';

interface Options {
  brand: Pick<Brand, 'tradingGroups'>;
  everyMs: number;
  renewGroup(group: string): Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
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
  const renew = () => oneByOne(groupsOf(brand), renewGroup);
  const outage = outageLog(log, failed);
  const renewLater = () => void outage.try(renew);
  const timer = setInterval(renewLater, everyMs).unref();
  renewLater();
  return { renew, close: () => clearInterval(timer) };
}
