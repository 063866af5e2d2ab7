import { string } from 'yup';
import type { Rule } from '../kernel/define-rule';
import type { RuleText } from '../texts/rule-texts';

/**
 * The yup schema of a rule: required, with the rule's two texts or those of another language (`ruleSchema(mobile, zhTW.rules.mobile)`). `ruleSchema(rule).notRequired()` is the optional field.
 * Strict, because yup would otherwise make a string of a number and accept what the plain function refuses; an empty
 * field is left to `required`, so that it never shows two errors.
 */
export function ruleSchema(rule: Rule, { message, required }: RuleText = rule) {
  return string()
    .strict()
    .typeError(message)
    .required(required)
    .test(rule.id, message, (value) => value == null || value === '' || rule.test(value));
}
