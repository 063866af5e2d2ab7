import type { CoinAddress, coinCalls } from '@portal/contract/coin';
import type { OkOf } from '@portal/contract/kernel';
import { maskAddress } from '@portal/rules/masks';

export type PageInfo = OkOf<(typeof coinCalls)['getWithdrawCoinPageInfoV2']>;
export type ChainTerms = PageInfo['coins'][number]['chains'][number];
type Named = Pick<CoinAddress, 'coin' | 'chain' | 'address' | 'label'>;

/** Fee, limits and time of the chain that an address lies on; undefined for one the gateway no longer serves. */
export function termsOf(coins: PageInfo['coins'], address: Pick<Named, 'coin' | 'chain'> | undefined) {
  return coins.find(({ coin }) => coin === address?.coin)?.chains.find(({ chain }) => chain === address?.chain);
}

/** An address for a list: its label, its network, its ends. */
export const addressLine = ({ label, chain, address }: Named): string => `${label}（${chain} ${maskAddress(address)}）`;
