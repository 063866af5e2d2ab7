import { defineRule } from '../kernel/define-rule';

/** The answer of an image captcha: 4 ASCII digits. Source: docs/product-lines.md §5. */
export const imageCaptcha = defineRule({
  id: 'image-captcha',
  pattern: '^[0-9]{4}$',
  maxLength: 4,
  message: '请输入图中的 4 位数字',
  required: '请输入图形验证码',
});
