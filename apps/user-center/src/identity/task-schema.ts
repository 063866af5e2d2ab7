import { object, string } from '@portal/rules/yup';

/** The answer to a task: at least one picture. */
export const taskSchema = object({
  first: string().required('请上传照片'),
  text: string().max(500, '说明最多 500 字'),
});
