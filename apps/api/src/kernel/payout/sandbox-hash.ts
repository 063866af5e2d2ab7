import { sha256 } from '../crypto';

/** Stands for a transaction's hash where nothing was sent to a chain; says so itself. */
export const sandboxHash = (pno: string): string => `SANDBOX-${sha256(pno).toString('hex')}`;
