/** Encryption context of a batch's file. */
export const batchContext = (number: string): string => `payout.batch|${number}`;
