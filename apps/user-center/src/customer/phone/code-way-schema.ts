import { mobile, smsCode } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';

export const codeWaySchema = object({
  oldCode: ruleSchema(smsCode),
  mobilePhone: ruleSchema(mobile),
  newCode: ruleSchema(smsCode),
  password: string().required('请输入登录密码'),
});
