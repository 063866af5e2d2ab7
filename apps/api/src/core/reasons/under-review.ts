import { pages, type Refusal } from './refusal';

/** Ledger and platform differ: the account takes part in no payment until staff have resolved it. */
export const refuseUnderReview = ({ quarantined }: { quarantined: boolean }): Refusal<'account.review'>[] =>
  quarantined ? [{ code: 'account.review', href: pages.accounts }] : [];
