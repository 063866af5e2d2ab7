import { amount } from './amount';
import { bankAccount } from './bank-account';
import { chineseName } from './chinese-name';
import { email } from './email';
import { emailCode } from './email-code';
import { idNumber } from './id-number';
import { imageCaptcha } from './image-captcha';
import { imageFileType } from './image-file-type';
import { mobile } from './mobile';
import { mt5Password } from './mt5-password';
import { password } from './password';
import { smsCode } from './sms-code';

/** Every field rule by its id. Used by `Ruled(id)` of the contract, the forms and the formats. */
export const allRules = {
  amount,
  'bank-account': bankAccount,
  'chinese-name': chineseName,
  email,
  'email-code': emailCode,
  'id-number': idNumber,
  'image-captcha': imageCaptcha,
  'image-file-type': imageFileType,
  mobile,
  'mt5-password': mt5Password,
  password,
  'sms-code': smsCode,
} as const;

/** The id of a rule. */
export type RuleId = keyof typeof allRules;
