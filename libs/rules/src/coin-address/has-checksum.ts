import { checksummed } from './checksummed';
import { isCoinAddress } from './is-coin-address';
import type { CoinChain } from './coin-chain';

/** Whether a typing error in a valid address would be found. An ERC20 address all in small or in capital letters has no checksum. */
export const hasChecksum = (chain: CoinChain, address: string): boolean =>
  isCoinAddress(chain, address) && checksummed(chain, address) === address;
