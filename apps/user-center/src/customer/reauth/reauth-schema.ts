import { object, string } from '@portal/rules/yup';

export const reauthSchema = object({ password: string().required('请输入登录密码') });
