/** The path of every page of the user centre. The build writes them to routes.json; the gateway returns 404 for any other. */
export const pagePaths = [
  '/user-center/acctInfo',
  '/user-center/settings',
  '/user-center/changePhone',
  '/user-center/deposit-guide',
  '/user-center/assets/deposit',
  '/user-center/assets/withdraw',
  '/user-center/assets/withdrawCoin',
  '/user-center/assets/transfer',
  '/user-center/fundingDetails',
  '/user-center/explain',
  '/user-center/statements',
  '/user-center/costs',
  '/user-center/support',
  '/user-center/invite',
] as const;

export type PagePath = (typeof pagePaths)[number];
