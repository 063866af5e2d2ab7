export { isCoinAddress, type CoinChain } from './is-coin-address';
