import { defineRule } from '../kernel/define-rule';

/**
 * E-mail address: 1 to 64 characters, containing @. Source: product.md §5; whether it receives mail, the code proves.
 * Blanks, control and invisible characters are refused besides: no address has them, and a line break in one would
 * write headers into our own mail.
 */
export const email = defineRule({
  id: 'email',
  pattern: '^(?=[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}]{1,64}$)[^@]*@.*$',
  maxLength: 64,
  message: '请输入正确的邮箱地址，不超过 64 个字符',
  required: '请输入邮箱地址',
});
