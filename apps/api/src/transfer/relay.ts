import type { Job } from '../jobs/jobs';
import { relayPlatform } from '../core/accounts/platform-outbox';

/** Finds the credits that a process left behind between its commit and the relay. */
export const relay: Job = (gateway) => relayPlatform(gateway);
