import { email, emailCode } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';

export const emailSchema = object({
  email: ruleSchema(email),
  verifyCode: ruleSchema(emailCode),
  password: string().required('请输入登录密码'),
});
