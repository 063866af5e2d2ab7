import { calls } from '@portal/contract';

/** The contract's calls by domain, as the testkit's own words. */
export const { account, common, customer, deposit, identity, message, sandbox } = calls;
