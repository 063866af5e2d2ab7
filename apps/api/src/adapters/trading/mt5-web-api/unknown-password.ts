import { randomInt } from 'node:crypto';
import { randomToken } from '../../../crypto/crypto';

/** Sixteen characters of all four classes that nobody knows: the platform wants an investor password too. */
export const unknownPassword = () =>
  `Aa${randomInt(10)}!${randomToken()
    .replace(/[^0-9A-Za-z]/g, 'x')
    .slice(0, 12)}`;
