import { defineRule } from '../kernel/define-rule';
import { specialCharacters, specialClass } from '../kernel/special-characters';

/**
 * MT5 trading password: 8 to 16 characters with an uppercase letter, a lowercase letter, a digit and a special character, and no
 * other characters. Source: docs/product-lines.md §5, docs/rules.md, Forms. `passwordChecklist` shows it while typing.
 */
export const mt5Password = defineRule({
  id: 'mt5-password',
  pattern: `^(?=[0-9A-Za-z${specialClass}]{8,16}$)(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[${specialClass}]).*$`,
  maxLength: 16,
  message: `密码须为 8 至 16 位，含大写字母、小写字母、数字和特殊字符（${specialCharacters}）`,
  required: '请输入 MT5 交易密码',
});
