import { object, string } from '@portal/rules/yup';

export const nicknameSchema = object({
  nickname: string().trim().required('请输入昵称').max(20, '昵称不能超过 20 个字'),
});
