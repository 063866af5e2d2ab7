import { smsCode } from '@portal/rules/rules';

/** The error message for an SMS code; undefined if it is valid. */
export function checkCode(code: string): string | undefined {
  if (code === '') return smsCode.required;
  return smsCode.test(code) ? undefined : smsCode.message;
}
