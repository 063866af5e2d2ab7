import { addressBytes } from './address-bytes';
import type { CoinChain } from './coin-chain';

/**
 * Whether an address belongs to the chain and its checksum is valid: base58check of a main net address (TRC20), EIP-55 (ERC20; one
 * that is all in small or all in capital letters has no checksum and is valid, see `hasChecksum`). In an entry point of its own: its
 * hash functions are large, and other forms do not need them.
 */
export const isCoinAddress = (chain: CoinChain, address: string): boolean => addressBytes(chain, address) !== undefined;
