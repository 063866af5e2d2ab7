import type { Crypto, Hashes } from './crypto';

/** An encrypted number that can also be searched by equality. */
export type NumberColumn = 'identity.id' | 'bank_card.number';

/** The keyed hashes for the equality search. They do not depend on the customer. */
export const numberIndex = (crypto: Crypto, column: NumberColumn, number: string): Hashes =>
  crypto.index(number, `identity.${column}_index`);

/** Encryption context of a customer's number in a column. The customer is part of it, so that a copied value cannot be read. */
export const numberContext = (column: NumberColumn, customerId: bigint): string =>
  `identity.${column}_encrypted|${customerId}`;
