import { defineRule } from '../kernel/define-rule';

/**
 * Portal password: 6 to 16 ASCII letters and digits, at least one of each. Source: docs/product-lines.md §5, docs/rules.md, Forms.
 * `portalPasswordChecklist` shows it while typing.
 */
export const password = defineRule({
  id: 'password',
  pattern: '^(?=[0-9A-Za-z]{6,16}$)(?=.*[0-9])(?=.*[A-Za-z]).*$',
  maxLength: 16,
  message: '密码须为 6 至 16 位字母和数字，且字母、数字至少各一个',
  required: '请输入登录密码',
});
