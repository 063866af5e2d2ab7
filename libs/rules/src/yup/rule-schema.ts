import { string } from 'yup';
import type { Rule } from '../kernel/define-rule';

/**
 * The yup schema of a rule: required, with the rule's two texts. `ruleSchema(rule).notRequired()` is the optional field.
 * Strict, because yup would otherwise make a string of a number and accept what the plain function refuses; an empty
 * field is left to `required`, so that it never shows two errors.
 */
export function ruleSchema(rule: Rule) {
  return string()
    .strict()
    .typeError(rule.message)
    .required(rule.required)
    .test(rule.id, rule.message, (value) => value == null || value === '' || rule.test(value));
}
