import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** The supported networks. */
export type CoinChain = 'TRC20' | 'ERC20';

const base58check = createBase58check(sha256);
const addressBytes = 20;
/** The prefix byte of Tron's main net. */
const tron = 0x41;

function isTron(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === addressBytes + 1 && bytes[0] === tron;
  } catch {
    return false;
  }
}

/** EIP-55: a letter is uppercase when the hash of the lower-case address has a nibble of 8 or more at its position. */
function withChecksum(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower].map((digit, place) => (hash.charAt(place) >= '8' ? digit.toUpperCase() : digit)).join('');
}

/** An address without capitals has no checksum, so a typing error would send the money to a wrong address: it is refused, too. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  return digits === withChecksum(digits.toLowerCase());
}

/**
 * Whether an address belongs to the chain and its checksum is valid: base58check of a main net address (TRC20), EIP-55 (ERC20).
 * In an entry point of its own: its hash functions are large, and other forms do not need them.
 */
export function isCoinAddress(chain: CoinChain, address: string): boolean {
  return chain === 'TRC20' ? isTron(address) : isEthereum(address);
}
