import { defineRule } from '../kernel/define-rule';

/** Bank account or card number: 10 to 19 ASCII digits. Source: docs/product-lines.md §5. The Luhn check only warns: `passesLuhn`. */
export const bankAccount = defineRule({
  id: 'bank-account',
  pattern: '^[0-9]{10,19}$',
  maxLength: 19,
  message: '请输入 10 至 19 位银行卡号',
  required: '请输入银行卡号',
});
