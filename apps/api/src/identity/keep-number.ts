import type { Crypto } from '../crypto/crypto';
import { numberContext, numberIndex, type NumberColumn } from '../crypto/number-index';
import type { KeptNumber } from './identity.store';

/**
 * Encrypts a number for its column. The index is the same for all customers, because it must find the
 * number wherever it is.
 */
export function keepNumber(
  crypto: Crypto,
  column: NumberColumn,
  customerId: bigint,
  number: string,
  mask: (number: string) => string,
): KeptNumber {
  return {
    encrypted: crypto.encrypt(number, numberContext(column, customerId)),
    index: numberIndex(crypto, column, number),
    mask: mask(number),
  };
}
