import { string } from 'yup';
import type { Rule } from '../kernel/define-rule';
import type { RuleText } from '../texts/rule-texts';

/**
 * The yup schema of a rule: required, with the rule's two texts or those of another language
 * (`ruleSchema(mobile, zhTW.rules.mobile)`). `ruleSchema(rule).notRequired()` is the optional field.
 * Strict, because yup would otherwise convert a number to a string and accept what the plain function refuses.
 * Only `required` reports an empty field, so that it never shows two errors.
 */
export function ruleSchema(rule: Rule, { message, required }: RuleText = rule) {
  return string()
    .strict()
    .typeError(message)
    .required(required)
    .test(rule.id, message, (value) => value == null || value === '' || rule.test(value));
}
