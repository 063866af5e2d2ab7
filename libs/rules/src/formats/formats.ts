import { allRules, type RuleId } from '../rules/all-rules';

type Format = (value: string) => boolean;

/** All rules as formats for a JSON Schema validator, by the rule's id. */
export const formats = Object.fromEntries<Format>(
  Object.values(allRules).map((rule) => [rule.id, rule.test]),
) as Record<RuleId, Format>;
