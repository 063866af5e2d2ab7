import type { Crypto } from '../kernel/crypto';
import type { KeptNumber } from './identity.store';

/**
 * Seals a number for its column. The customer is bound in as well, so that a sealed number copied to another row does
 * not open; the index is the same for all, because it must find the number wherever it is.
 */
export function keepNumber(
  crypto: Crypto,
  column: 'identity.id' | 'bank_card.number',
  customerId: bigint,
  number: string,
  mask: (number: string) => string,
): KeptNumber {
  return {
    sealed: crypto.seal(number, `identity.${column}_sealed|${customerId}`),
    index: crypto.index(number, `identity.${column}_index`),
    mask: mask(number),
  };
}
