import { defineRule } from '../kernel/define-rule';

/** Mobile number without its country prefix: exactly 11 ASCII digits. Source: docs/product-lines.md §5. */
export const mobile = defineRule({
  id: 'mobile',
  pattern: '^[0-9]{11}$',
  maxLength: 11,
  message: '请输入 11 位手机号',
  required: '请输入手机号',
});
