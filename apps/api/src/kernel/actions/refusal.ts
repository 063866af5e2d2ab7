import type { ErrorCode } from '@portal/contract';

/** Why an act is refused: the code the call refuses with, the values of its text, and where the customer can mend it. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  code: Code;
  values?: Record<string, string | number>;
  href: string;
}

/** The pages that mend things. */
export const pages = {
  guide: '/user-center/deposit-guide',
  accounts: '/user-center/acctInfo',
  deposit: '/user-center/assets/deposit',
} as const;
