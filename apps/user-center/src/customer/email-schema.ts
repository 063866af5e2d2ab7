import { email, emailCode } from '@portal/rules/rules';
import { object, ruleSchema } from '@portal/rules/yup';

export const emailSchema = object({ email: ruleSchema(email), verifyCode: ruleSchema(emailCode) });
