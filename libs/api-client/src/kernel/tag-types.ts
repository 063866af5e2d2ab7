/** What the cache knows things by: the kinds product.md names, then the domains whose lists and pages are kept. */
export const tagTypes = [
  'userInfo',
  'kycInfo',
  'accountInfo',
  'accountList',
  'bankDetail',
  'coinWithdrawPageInfo',
  'customer',
  'account',
  'deposit',
  'withdraw',
  'coin',
  'transfer',
  'reports',
  'recommend',
  'activity',
  'message',
] as const;

/** One kind of what the cache keeps. */
export type Tag = (typeof tagTypes)[number];

/** What a change of the customer's standing touches: the reason engine's answers ride on userInfo and the page infos. */
export const standing = ['userInfo', 'kycInfo', 'deposit', 'withdraw', 'coinWithdrawPageInfo'] as const satisfies Tag[];

/** What a change of accounts touches: every page info carries the accounts. */
export const accounts = [...standing, 'accountInfo', 'accountList', 'account'] as const satisfies Tag[];

/** What a movement of money touches. */
export const money = [
  ...accounts,
  'coin',
  'transfer',
  'reports',
  'recommend',
  'activity',
  'message',
] as const satisfies Tag[];
