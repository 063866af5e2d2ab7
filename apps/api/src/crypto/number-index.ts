import type { Crypto } from './crypto';

/** An encrypted number that can also be searched by equality. */
export type NumberColumn = 'identity.id' | 'bank_card.number';

/** The keyed hash for the equality search. It does not depend on the customer. */
export const numberIndex = (crypto: Crypto, column: NumberColumn, number: string): Buffer =>
  crypto.index(number, `identity.${column}_index`);
