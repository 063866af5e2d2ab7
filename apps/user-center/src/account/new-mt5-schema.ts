import { mt5Password } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';

export const newMt5Schema = object({
  level: string().oneOf(['MIN', 'STD', 'DIA'], '请选择账户级别').required('请选择账户级别'),
  currency: string().oneOf(['USD', 'CNH'], '请选择账户币种').required('请选择账户币种'),
  password: ruleSchema(mt5Password),
});
