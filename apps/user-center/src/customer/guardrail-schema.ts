import { amount } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';

/** The form of a limit. */
export const limitSchema = object({ amount: ruleSchema(amount) });

/** The form of a pause. */
export const pauseSchema = object({ length: string().required('请选择时长') });

/** The form of an exclusion. */
export const exclusionSchema = object({
  length: string().required('请选择时长'),
  password: string().required('请输入登录密码'),
});
