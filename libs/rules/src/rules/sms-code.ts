import { defineRule } from '../kernel/define-rule';

/** The code sent by SMS: 6 ASCII digits. Source: docs/product-lines.md §5. */
export const smsCode = defineRule({
  id: 'sms-code',
  pattern: '^[0-9]{6}$',
  maxLength: 6,
  message: '请输入短信中的 6 位数字验证码',
  required: '请输入短信验证码',
});
