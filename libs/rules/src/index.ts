export type { Checklist, Criterion } from './kernel/checklist';
export type { Rule } from './kernel/define-rule';
export { formatAmount, minor, parseAmount, type Minor } from './money';
export { allRules, type RuleId } from './rules/all-rules';
