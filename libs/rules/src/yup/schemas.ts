import { allRules, type RuleId } from '../rules/all-rules';
import type { RuleTexts } from '../texts/rule-texts';
import { ruleSchema } from './rule-schema';

const schemasOf = (texts: RuleTexts['rules']) =>
  Object.fromEntries(Object.values(allRules).map((rule) => [rule.id, ruleSchema(rule, texts[rule.id])])) as Record<
    RuleId,
    ReturnType<typeof ruleSchema>
  >;

/** One required yup schema per rule, by the rule's id, with the texts of a table of `./texts`. */
export const schemasIn = ({ rules }: RuleTexts) => schemasOf(rules);

/** One required yup schema per rule, by the rule's id. */
export const schemas = schemasOf(allRules);
