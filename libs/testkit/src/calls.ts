import { calls } from '@portal/contract';

/** The contract's calls by domain, re-exported for tests. */
export const { account, common, customer, deposit, identity, message, sandbox } = calls;
