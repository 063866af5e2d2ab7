export { en } from './en';
export type { RuleText, RuleTexts } from './rule-texts';
export { zhCN } from './zh-cn';
export { zhTW } from './zh-tw';
