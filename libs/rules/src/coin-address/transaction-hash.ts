import type { CoinChain } from './coin-chain';

const formats: Readonly<Record<CoinChain, RegExp>> = { TRC20: /^[0-9a-f]{64}$/, ERC20: /^0x[0-9a-f]{64}$/ };

/**
 * The hash of a transaction on a network as it is stored and compared: in lower case. Undefined if the text is none: 64 hexadecimal
 * digits, on ERC20 after `0x`.
 */
export function transactionHash(chain: CoinChain, text: string): string | undefined {
  const hash = text.trim().toLowerCase();
  return formats[chain].test(hash) ? hash : undefined;
}
