import type { Brand } from '@portal/brand';
import { refusedAddresses } from '@portal/brand/refused-addresses';
import { refusedAddress, type CoinChain } from '@portal/rules/coin-address';

const codes = { burn: 'coin.burnAddress', token: 'coin.tokenAddress', own: 'coin.ownAddress' } as const;

/** Why coin must not be paid to an address; undefined if it may be a customer's wallet. */
export function refusedCode(brand: Pick<Brand, 'ownWallets'>, chain: CoinChain, address: string) {
  const kind = refusedAddress(chain, address, refusedAddresses(brand));
  return kind && codes[kind];
}
