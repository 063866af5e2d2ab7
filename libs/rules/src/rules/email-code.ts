import { defineRule } from '../kernel/define-rule';

/** The code sent by e-mail: 6 ASCII digits. Source: docs/product-lines.md §5. */
export const emailCode = defineRule({
  id: 'email-code',
  pattern: '^[0-9]{6}$',
  maxLength: 6,
  message: '请输入邮件中的 6 位数字验证码',
  required: '请输入邮箱验证码',
});
