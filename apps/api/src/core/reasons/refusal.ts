import type { ErrorCode } from '@portal/contract';

/** Why an action is refused: the error code of the call, the values of its text, and the page on which the customer can fix it. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  code: Code;
  values?: Record<string, string | number>;
  href: string;
}

/** The pages on which a customer can fix the cause of a refusal. */
export const pages = {
  guide: '/user-center/deposit-guide',
  accounts: '/user-center/acctInfo',
  deposit: '/user-center/assets/deposit',
  settings: '/user-center/settings',
} as const;
