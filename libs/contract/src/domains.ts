/** The one list of domains: the same word names a folder on every floor, a PostgreSQL schema, a cache tag and an OpenAPI tag. */
export const domains = [
  'customer',
  'identity',
  'account',
  'deposit',
  'withdraw',
  'coin',
  'transfer',
  'reports',
  'recommend',
  'activity',
  'message',
  'content',
  'market',
  'common',
  'staff',
  'sandbox',
] as const;

/** A word of the list. */
export type Domain = (typeof domains)[number];
