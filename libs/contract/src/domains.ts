/**
 * The only list of domains. The same name is used for a folder in every layer, a PostgreSQL schema, a cache tag and an OpenAPI
 * tag.
 */
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
  'support',
  'staff',
  'sandbox',
] as const;

/** A domain name. */
export type Domain = (typeof domains)[number];
