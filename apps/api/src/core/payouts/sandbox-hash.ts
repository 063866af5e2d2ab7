import { sha256 } from '../../crypto/crypto';

/** Replaces a transaction hash if nothing was sent to a chain. Its prefix marks it as such. */
export const sandboxHash = (pno: string): string => `SANDBOX-${sha256(pno).toString('hex')}`;
