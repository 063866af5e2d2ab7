import { allRules, type RuleId } from '../rules/all-rules';
import { ruleSchema } from './rule-schema';

/** One required yup schema a rule, by the rule's id. */
export const schemas = Object.fromEntries(Object.values(allRules).map((rule) => [rule.id, ruleSchema(rule)])) as Record<
  RuleId,
  ReturnType<typeof ruleSchema>
>;
