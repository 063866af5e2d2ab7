import { randomInt } from 'node:crypto';
import { randomToken } from '../../../crypto/crypto';

/** A random password of 16 characters of all four classes. The platform requires an investor password, which nobody uses. */
export const unknownPassword = () =>
  `Aa${randomInt(10)}!${randomToken()
    .replace(/[^0-9A-Za-z]/g, 'x')
    .slice(0, 12)}`;
