import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** EIP-55: a letter is uppercase when the hash of the lower-case address has a nibble of 8 or more at its position. */
export function checksumCase(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower].map((digit, place) => (hash.charAt(place) >= '8' ? digit.toUpperCase() : digit)).join('');
}
