/** One payout of a file for the bank. `amount` in CNY cents. */
export interface PayoutLine {
  pno: string;
  holder: string;
  /** The full account number. */
  number: string;
  bank: string;
  province: string;
  city: string;
  branch: string;
  amount: bigint;
}

/** The bank's result for one payout. The amount is in CNY cents; null if it is invalid. */
export interface ResultLine {
  pno: string;
  amount: bigint | null;
  result: 'paid' | 'rejected';
  bankReference: string | undefined;
  reason: string | undefined;
}

/** A file for the bank. */
export interface PayoutFile {
  number: string;
  /** Who pays: the account, and its bank as BIC or 12-digit CNAPS code. Account and bank are empty where they are not set. */
  debtor: { name: string; account: string; bank: string };
  lines: readonly PayoutLine[];
  at: Date;
}
