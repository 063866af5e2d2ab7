import type { Job } from '../kernel/jobs';
import { relayPlatform } from '../kernel/platform-outbox';

/** Finds the credits that a process left behind between its commit and the relay. */
export const relay: Job = (gateway) => relayPlatform(gateway);
