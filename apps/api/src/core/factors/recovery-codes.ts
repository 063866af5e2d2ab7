import { randomCode, sha256 } from '../../crypto/crypto';

const count = 10;

/** Three groups of four characters. */
const newCode = () => [4, 4, 4].map(randomCode).join('-');

/** A set of new recovery codes. Each works once; they are shown once and stored as hashes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** A recovery code as it is hashed: capitals without hyphens. */
export const recoveryHash = (whose: 'staff' | 'customer', code: string): Buffer =>
  sha256(`${whose}.recovery:${code.replaceAll('-', '').toUpperCase()}`);
