import { addressBytes } from './address-bytes';
import { checksumCase } from './checksum-case';
import type { CoinChain } from './coin-chain';

/** A valid address as it is shown and stored: an ERC20 address in the letters of its checksum. Another text stays as it is. */
export function checksummed(chain: CoinChain, address: string): string {
  const bytes = chain === 'ERC20' ? addressBytes(chain, address) : undefined;
  return bytes === undefined ? address : `0x${checksumCase(bytes)}`;
}
