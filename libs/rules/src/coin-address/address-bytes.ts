import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { checksumCase } from './checksum-case';
import type { CoinChain } from './coin-chain';

const base58check = createBase58check(sha256);
const length = 20;
/** The prefix byte of Tron's main net. */
const tron = 0x41;

function tronBytes(address: string): string | undefined {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === length + 1 && bytes[0] === tron ? bytesToHex(bytes.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}

function ethereumBytes(address: string): string | undefined {
  const [, digits = ''] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? [];
  const lower = digits.toLowerCase();
  const isValid = digits !== '' && [lower, digits.toUpperCase(), checksumCase(lower)].includes(digits);
  return isValid ? lower : undefined;
}

/** The 20 bytes of an address in hexadecimal; undefined if it is not a valid address of the chain. */
export const addressBytes = (chain: CoinChain, address: string): string | undefined =>
  chain === 'TRC20' ? tronBytes(address) : ethereumBytes(address);
