import type { Crypto } from '../crypto/crypto';
import { numberIndex, type NumberColumn } from '../crypto/number-index';
import type { KeptNumber } from './identity.store';

/**
 * Encrypts a number for its column. The customer is bound in as well, so that a encrypted number copied to another row does
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
