import type { Gateway } from '../core/gateway/gateway';
import type { Database } from '../database/database';
import { LiveHub } from './live-hub';

const hubs = new WeakMap<Database, LiveHub>();

/** The one hub of a gateway. */
export function liveOf(gateway: Pick<Gateway, 'db' | 'env' | 'brand' | 'ports' | 'log' | 'accountBoard'>): LiveHub {
  const existing = hubs.get(gateway.db);
  if (existing) return existing;
  const hub = new LiveHub(gateway);
  hubs.set(gateway.db, hub);
  return hub;
}
