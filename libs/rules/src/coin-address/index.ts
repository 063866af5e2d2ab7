export { checksummed } from './checksummed';
export type { CoinChain } from './coin-chain';
export { hasChecksum } from './has-checksum';
export { isCoinAddress } from './is-coin-address';
export { transactionHash } from './transaction-hash';
export { refusedAddress, type RefusedAddresses, type RefusedKind } from './refused-address';
