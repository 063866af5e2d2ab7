import { defineRule } from '../kernel/define-rule';

/**
 * An amount that a customer requests: a decimal string above zero, at most 13 digits and 2 places, no sign, no grouping. Source:
 * docs/rules.md, Money. `parseAmount(text, 2)` parses every accepted value.
 */
export const amount = defineRule({
  id: 'amount',
  pattern: '^(?=[0-9.]{1,16}$)(?=.*[1-9])(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$',
  maxLength: 16,
  message: '请输入大于 0 的金额，最多两位小数',
  required: '请输入金额',
});
