import { object, string } from '@portal/rules/yup';

export const linkMt5Schema = object({
  login: string()
    .required('请输入 MT5 账号')
    .matches(/^[1-9]\d{0,17}$/, 'MT5 账号为数字'),
  password: string().required('请输入 MT5 交易密码'),
});
