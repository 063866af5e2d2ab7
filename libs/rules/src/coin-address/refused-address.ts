import { addressBytes } from './address-bytes';
import type { CoinChain } from './coin-chain';

/** Addresses that no customer owns, by what they are. `burn` lists those that cannot be recognised by their bytes. */
export type RefusedAddresses = Readonly<Record<RefusedKind, Readonly<Record<CoinChain, readonly string[]>>>>;

/** Nobody has its key; the contract of a token; the broker's own wallet. */
export type RefusedKind = 'burn' | 'token' | 'own';

/**
 * Nobody has a key of these: of 20 bytes all are the same, or at least the first 16 are zero (the zero address, the precompiled
 * contracts, `…dEaD`), or only zeros follow the first four.
 */
const keyless = /^(..)\1{19}$|^0{32}|^.{8}0{32}$/;

/** What an address is that must not be paid to; undefined if it may be a customer's wallet. */
export function refusedAddress(chain: CoinChain, address: string, refused: RefusedAddresses): RefusedKind | undefined {
  const bytes = addressBytes(chain, address);
  if (bytes === undefined) return undefined;
  if (keyless.test(bytes)) return 'burn';
  const kinds = ['burn', 'token', 'own'] as const;
  return kinds.find((kind) => refused[kind][chain].some((one) => addressBytes(chain, one) === bytes));
}
