import type { Job } from '../core/gateway/job';
import { relayPlatform } from '../core/accounts/platform-outbox';

/** Sends the credits of a process that died between its commit and its relay. */
export const relay: Job = (gateway) => relayPlatform(gateway);
