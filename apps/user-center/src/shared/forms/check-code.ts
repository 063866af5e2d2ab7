import { smsCode } from '@portal/rules/rules';

/** What is wrong with a code from the phone, in words. */
export function checkCode(code: string): string | undefined {
  if (code === '') return smsCode.required;
  return smsCode.test(code) ? undefined : smsCode.message;
}
