import type { Crypto } from './crypto';
import { numberIndex, type NumberColumn } from './number-index';

/** A stored number: encrypted, hashed for an equality search, and masked. */
export interface KeptNumber {
  encrypted: Buffer;
  index: Buffer;
  mask: string;
}

/**
 * Encrypts a number for its column. The customer is bound in as well, so that an encrypted number copied to another row does
 * not open; the index is the same for all, because it must find the number wherever it is.
 */
export function keepNumber(
  crypto: Crypto,
  column: NumberColumn,
  customerId: bigint,
  number: string,
  mask: (number: string) => string,
): KeptNumber {
  return {
    encrypted: crypto.encrypt(number, `identity.${column}_encrypted|${customerId}`),
    index: numberIndex(crypto, column, number),
    mask: mask(number),
  };
}
