import type { RuleId } from '../rules/all-rules';
import { amountVectors } from '../rules/amount.vectors';
import { bankAccountVectors } from '../rules/bank-account.vectors';
import { chineseNameVectors } from '../rules/chinese-name.vectors';
import { emailCodeVectors } from '../rules/email-code.vectors';
import { emailVectors } from '../rules/email.vectors';
import { idNumberVectors } from '../rules/id-number.vectors';
import { imageCaptchaVectors } from '../rules/image-captcha.vectors';
import { imageFileTypeVectors } from '../rules/image-file-type.vectors';
import { mobileVectors } from '../rules/mobile.vectors';
import { mt5PasswordVectors } from '../rules/mt5-password.vectors';
import { passwordVectors } from '../rules/password.vectors';
import { smsCodeVectors } from '../rules/sms-code.vectors';
import type { RuleVectors } from './vectors';

/** The vectors of every rule by its id; a rule without vectors does not compile. */
export const ruleVectors: Readonly<Record<RuleId, RuleVectors>> = {
  amount: amountVectors,
  'bank-account': bankAccountVectors,
  'chinese-name': chineseNameVectors,
  email: emailVectors,
  'email-code': emailCodeVectors,
  'id-number': idNumberVectors,
  'image-captcha': imageCaptchaVectors,
  'image-file-type': imageFileTypeVectors,
  mobile: mobileVectors,
  'mt5-password': mt5PasswordVectors,
  password: passwordVectors,
  'sms-code': smsCodeVectors,
};
