/** The supported networks. */
export type CoinChain = 'TRC20' | 'ERC20';
