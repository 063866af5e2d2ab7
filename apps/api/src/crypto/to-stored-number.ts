import type { Crypto, Hashes } from './crypto';
import { numberContext, numberIndex, type NumberColumn } from './number-index';

/** A stored number: encrypted, hashed for an equality search, and masked. */
export interface StoredNumber {
  encrypted: Buffer;
  /** The first is stored. */
  hashes: Hashes;
  mask: string;
}

/**
 * Encrypts a number for its column. The hashes are the same for all customers, because they must find the number wherever it is.
 */
export function toStoredNumber(
  crypto: Crypto,
  column: NumberColumn,
  customerId: bigint,
  number: string,
  mask: (number: string) => string,
): StoredNumber {
  return {
    encrypted: crypto.encrypt(number, numberContext(column, customerId)),
    hashes: numberIndex(crypto, column, number),
    mask: mask(number),
  };
}
