import { defineRule } from '../kernel/define-rule';

/**
 * E-mail address: 1 to 64 characters, containing @. Source: docs/product-lines.md §5. The code proves that it receives mail. Spaces, control
 * and invisible characters are also refused: no address has them, and a line break would inject headers into the mails we send.
 */
export const email = defineRule({
  id: 'email',
  pattern: '^(?=[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}]{1,64}$)[^@]*@.*$',
  maxLength: 64,
  message: '请输入正确的邮箱地址，不超过 64 个字符',
  required: '请输入邮箱地址',
});
