import type { ApiError } from '@portal/api-client/http';
import type { FormFailure } from '@portal/ui/form';

const fields: Readonly<Record<string, string>> = {
  CAPTCHA: 'validate',
  'customer.captcha': 'validate',
  'customer.registered': 'mobilePhone',
  'customer.prefix': 'mobilePhone',
  'customer.code': 'verifyCode',
  'customer.codeTries': 'verifyCode',
  'customer.codeWait': 'verifyCode',
  'customer.codeDaily': 'verifyCode',
  'customer.codeBusy': 'verifyCode',
  'customer.inviteCode': 'inviteCode',
  'customer.credentials': 'password',
};

/** Converts an API error to a form failure. The error code decides the field that shows the message. */
export function failureAt({ code, msg, fields: named }: ApiError): FormFailure {
  const field = fields[code];
  return { code, msg, fields: field ? { [field]: msg } : named };
}
