import { keepEnds } from '../kernel/keep-ends';

/** The first 4 and last 4 digits of an account number. Under 10 characters nothing is shown. Source: docs/product-lines.md §5. */
export const maskBankAccount = (account: string): string => keepEnds(account, { head: 4, tail: 4, shortest: 10 });
