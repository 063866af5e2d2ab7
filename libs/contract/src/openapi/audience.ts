import type { Domain } from '../domains';

/** Which calls a document is for: those of customers and apps, of the back office, or of the sandbox. */
export const audiences = ['customer', 'staff', 'sandbox'] as const;
/** One of these. */
export type Audience = (typeof audiences)[number];

/** Whose calls a domain has. */
export const audienceOf = (domain: string): Audience =>
  domain === 'staff' || domain === 'sandbox' ? domain : 'customer';

/** The title of a document. */
export const titles: Readonly<Record<Audience, string>> = {
  customer: 'Brokerage portal: customers and apps',
  staff: 'Brokerage portal: back office',
  sandbox: 'Brokerage portal: sandbox',
};

/** What a domain is about, in a line. */
export const domainTexts: Readonly<Record<Domain, string>> = {
  customer: 'Registration, sign-in, sessions, security and own data',
  identity: 'Identity, bank cards and the questionnaire',
  account: 'Wallet and MT5 accounts, balances and statements',
  deposit: 'Deposits by payment channels',
  withdraw: 'Withdrawals to bank cards',
  coin: 'Withdrawals in coin',
  transfer: 'Transfers between own accounts',
  reports: 'Funding, orders, deals and closed positions',
  recommend: 'Invitations and introducers',
  activity: 'Campaigns and coupons',
  message: 'Messages of the portal and their carriers',
  content: 'News, articles, help and the calendar',
  market: 'Prices, bars, sessions and spreads',
  common: 'Settings, uploads, legal texts and the health of the service',
  support: 'Questions and complaints',
  staff: 'The back office',
  sandbox: 'Levers of the sandbox, which production does not have',
};
