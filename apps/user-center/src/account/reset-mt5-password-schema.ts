import { mt5Password, smsCode } from '@portal/rules/rules';
import { object, ruleSchema } from '@portal/rules/yup';

export const resetMt5PasswordSchema = object({
  password: ruleSchema(mt5Password),
  verifyCode: ruleSchema(smsCode),
});
