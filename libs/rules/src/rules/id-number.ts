import { defineRule } from '../kernel/define-rule';

/**
 * Format of a resident identity number: 18 digits, or 17 digits and a capital X. Source: docs/product-lines.md §5. A small x is refused
 * here; the form converts it to a capital. `checkIdNumber` checks the check digit and birth date.
 */
export const idNumber = defineRule({
  id: 'id-number',
  pattern: '^[0-9]{17}[0-9X]$',
  maxLength: 18,
  message: '请输入 18 位身份证号，末位是字母时为大写 X',
  required: '请输入身份证号',
});
