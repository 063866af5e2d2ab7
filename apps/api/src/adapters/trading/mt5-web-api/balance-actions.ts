import type { BalanceAction } from '../../../ports';

/** The platform's numbers for what moves money without a trade. */
export const balanceActions = { balance: '2', credit: '3', bonus: '6' } as const satisfies Record<
  BalanceAction,
  string
>;
