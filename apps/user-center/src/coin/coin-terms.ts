import type { CoinAddress, coinCalls } from '@portal/contract/coin';
import type { OkOf } from '@portal/contract/kernel';
import { maskAddress } from '@portal/rules/masks';

export type PageInfo = OkOf<(typeof coinCalls)['getWithdrawCoinPageInfoV2']>;
export type ChainTerms = PageInfo['coins'][number]['chains'][number];
type Named = Pick<CoinAddress, 'coin' | 'chain' | 'address' | 'label'>;

/** Fee, limits and arrival time of an address's chain; undefined if the gateway no longer serves it. */
export function termsOf(coins: PageInfo['coins'], address: Pick<Named, 'coin' | 'chain'> | undefined) {
  return coins.find(({ coin }) => coin === address?.coin)?.chains.find(({ chain }) => chain === address?.chain);
}

/** An address for a list: its label, network and masked form. */
export const addressLine = ({ label, chain, address }: Named): string => `${label}（${chain} ${maskAddress(address)}）`;
