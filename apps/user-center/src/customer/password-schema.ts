import { password } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';

export const passwordSchema = object({
  oldPassword: string().required('请输入原密码'),
  newPassword: ruleSchema(password),
});
