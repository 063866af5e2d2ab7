import type { AccountRow } from './account-row';

/** Whether deposits and withdrawals can use the account: an open one in USD. Others exchange money with the wallet by transfers. */
export const isPayable = ({ status, currency }: Pick<AccountRow, 'status' | 'currency'>): boolean =>
  status === 'open' && currency === 'USD';
