import { object, string } from '@portal/rules/yup';

export const ownDataSchema = object({ password: string().required('请输入登录密码') });
