import { allRules, type RuleId } from '../rules/all-rules';

type Format = (value: string) => boolean;

/** Every rule as a format of the API, by the rule's id: for a JSON Schema validator's format registry. */
export const formats = Object.fromEntries<Format>(
  Object.values(allRules).map((rule) => [rule.id, rule.test]),
) as Record<RuleId, Format>;
