import type { CoinChain } from './coin-chain';

const genesis = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const eip55 = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const;

/** ERC20: the examples of EIP-55. TRC20: the USDT contract and other known addresses of the main net. */
export const coinAddressVectors: Record<CoinChain, { accept: readonly string[]; reject: readonly string[] }> = {
  TRC20: {
    accept: [genesis, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
    reject: [
      '',
      'T',
      genesis.slice(0, -1),
      `${genesis}t`,
      `${genesis.slice(0, -1)}7`,
      genesis.toLowerCase(),
      ` ${genesis}`,
      // Two neighbouring characters swapped; a digit that base58 does not have; a Bitcoin address; an address of the other chain.
      'TR7NHqejKQxGTCi8q8ZY4pL8otSzgjLj6t',
      `0${genesis.slice(1)}`,
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      eip55[0],
      '４R7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    ],
  },
  ERC20: {
    accept: [...eip55, eip55[0].toLowerCase(), `0x${eip55[0].slice(2).toUpperCase()}`],
    reject: [
      '',
      '0x',
      eip55[0].slice(2),
      eip55[0].slice(0, -1),
      `${eip55[0]}0`,
      genesis,
      '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec',
      `0X${eip55[0].slice(2)}`,
      ` ${eip55[0]}`,
      `${eip55[0]}\n`,
    ],
  },
};
