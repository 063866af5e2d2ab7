/** The cache tags: first the kinds that docs/product-lines.md names, then the domains whose lists and pages are cached. */
export const tagTypes = [
  'userInfo',
  'kycInfo',
  'accountInfo',
  'accountList',
  'bankDetail',
  'coinWithdrawPageInfo',
  // The back office: the member's session, and everything that its pages show. An act there changes queues, customers, money and the
  // audit log together, so that all of it is read again.
  'staffSession',
  'backOffice',
  // What staff change while a page is open: quotes, limits and levels.
  'terms',
  // The domains.
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
  'support',
] as const;

/** One cache tag. */
export type Tag = (typeof tagTypes)[number];

/**
 * Tags to invalidate when the customer's permissions may change: userInfo and the page infos contain the allowed actions and
 * reasons.
 */
export const standing = ['userInfo', 'kycInfo', 'deposit', 'withdraw', 'coinWithdrawPageInfo'] as const satisfies Tag[];

/** Tags to invalidate when accounts change: every page info contains the accounts. */
export const accounts = [...standing, 'accountInfo', 'accountList', 'account'] as const satisfies Tag[];

/** Tags to invalidate when money moves. */
export const money = [
  ...accounts,
  'coin',
  'transfer',
  'reports',
  'recommend',
  'activity',
  'message',
] as const satisfies Tag[];
