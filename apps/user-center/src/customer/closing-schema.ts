import { object, string } from '@portal/rules/yup';

export const closingSchema = object({
  reason: string().max(300, '原因最多 300 字'),
  password: string().required('请输入登录密码'),
});
