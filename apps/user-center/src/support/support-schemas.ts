import { object, string } from '@portal/rules/yup';

const text = string().required('请填写内容').max(2000, '最多 2000 字');

export const openSchema = object({
  kind: string().required(),
  subject: string().required('请填写主题').max(80, '主题最多 80 字'),
  text,
  ref: string().max(40, '单号最多 40 个字符'),
});

export const replySchema = object({ text });
