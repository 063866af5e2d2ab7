import { randomInt } from 'node:crypto';
import { randomToken } from '../crypto/crypto';
import type { Job } from '../core/gateway/job';
import { findPending } from './account.store';
import { openOnPlatform } from './open-on-platform';

/** A random password of 16 characters from all four classes. Nobody knows it. */
const unknownPassword = () =>
  `Aa${randomInt(10)}!${randomToken()
    .replace(/[^0-9A-Za-z]/g, 'x')
    .slice(0, 12)}`;

/** Opens what a dead process left bound but not open. */
export const finishOpening: Job = async (gateway, { accountId = '' }) => {
  const pending = await findPending(gateway.db, accountId);
  if (pending) await openOnPlatform(gateway, pending, unknownPassword(), false);
};
