import { object, string } from '@portal/rules/yup';

export const certificateSchema = object({
  account: string(),
  date: string().required('请选择日期'),
});
