import { isIsoDay, isIsoMoment, isLocalMoment } from '../dates';
import { isCell, isLine, isProse, isSafePath } from '../plain-text';
import { allRules, type RuleId } from '../rules/all-rules';

type Format = (value: string) => boolean;

const rules = Object.fromEntries<Format>(Object.values(allRules).map((rule) => [rule.id, rule.test])) as Record<
  RuleId,
  Format
>;

/** All formats of a JSON Schema: the rules by their ids, dates, and what a text may have in it. */
export const formats = {
  ...rules,
  date: isIsoDay,
  'date-time': isIsoMoment,
  'local-moment': isLocalMoment,
  line: isLine,
  cell: isCell,
  prose: isProse,
  'safe-path': isSafePath,
};
