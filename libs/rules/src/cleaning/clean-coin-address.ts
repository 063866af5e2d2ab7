import { cleanNumber } from './clean-number';

/** A pasted coin address as one word. Wallets write the prefix of an Ethereum address in capitals, too. */
export const cleanCoinAddress = (text: string): string => cleanNumber(text).replace(/^0X/, '0x');
