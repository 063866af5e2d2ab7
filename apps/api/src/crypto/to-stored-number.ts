import type { Crypto } from './crypto';
import { numberContext, numberIndex, type NumberColumn } from './number-index';

/** A stored number: encrypted, hashed for an equality search, and masked. */
export interface StoredNumber {
  encrypted: Buffer;
  index: Buffer;
  mask: string;
}

/**
 * Encrypts a number for its column. The index is the same for all customers, because it must find the number wherever it is.
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
    index: numberIndex(crypto, column, number),
    mask: mask(number),
  };
}
