import { defineRule } from '../kernel/define-rule';

/**
 * Resident identity number by its form: 18 digits, or 17 digits and a capital X. Source: product.md §5.
 * A small x is refused here and made capital by the form; check digit and birth date are `checkIdNumber`.
 */
export const idNumber = defineRule({
  id: 'id-number',
  pattern: '^[0-9]{17}[0-9X]$',
  maxLength: 18,
  message: '请输入 18 位身份证号，末位是字母时为大写 X',
  required: '请输入身份证号',
});
