import type { Brand, ThemeChanges } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Crypto } from '../../crypto/crypto';
import type { Database } from '../../database/database';
import type { Ports } from '../../ports';
import type { Parties } from '../health/parties';
import type { AccountBoard } from '../live-accounts';
import type { CsvProfile } from '../payouts/csv-profile';
import type { StopOuts, SymbolMargins } from '../levels';
import type { Settings } from '../settings/settings';
import type { ReviewQueueOf } from '../reviews/review';
import type { GatewayEnv } from './gateway-env';
import type { Rejections } from '../../observability/watch-rejections';

/** What every handler and job works with. */
export interface Gateway {
  readonly env: GatewayEnv;
  /** With the rates, fees and limits that apply at the moment it is read. */
  readonly brand: Brand;
  readonly settings: Settings;
  /** In which colours of this installation the brand differs from its folder; they are in `brand` too. */
  readonly theme?: ThemeChanges;
  readonly db: Database;
  readonly crypto: Crypto;
  /** Counts the calls of an address for all gateways of the installation; without it each gateway counts its own. */
  readonly redis?: Redis;
  readonly ports: Ports;
  /** Which outside parties answer. */
  readonly parties: Parties;
  /** The accounts of a real trading platform, as the poller sends them to all gateways; absent for the sandbox's own. */
  readonly accountBoard?: AccountBoard;
  /** Absent for the sandbox's platform, which has the levels of the brand. */
  readonly stopOuts?: StopOuts;
  /** Absent for the sandbox's platform, which has the margins of the brand. */
  readonly symbolMargins?: SymbolMargins;
  /** What a real trading platform lacks; absent in the sandbox. */
  readonly platformFaults?: { readonly current: readonly string[] };
  /** What this process has not heard; absent in tests. */
  readonly rejections?: Pick<Rejections, 'count' | 'lastAt'>;
  /** How the broker's banks take payouts as CSV; at least one. */
  readonly csvProfiles: readonly CsvProfile[];
  /** Where things wait for staff, by kind. */
  readonly reviewQueues: readonly ReviewQueueOf<Gateway>[];
  /** The sources of the public pages. `reload` loads what has changed, and ends once pages show it. */
  readonly content: { version: string; reload?: () => Promise<void> };
  readonly log: FastifyBaseLogger;
}
