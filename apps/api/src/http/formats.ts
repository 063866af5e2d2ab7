import { fieldTextsIn, type FieldTexts, type Lang } from '@portal/contract/texts';
import { allRules } from '@portal/rules/rules';
import { en, zhCN, zhTW, type RuleTexts } from '@portal/rules/texts';

/** The texts of the formats that are no rule of a field. */
const messages: Record<string, keyof FieldTexts> = {
  date: 'day',
  'date-time': 'moment',
  line: 'line',
  cell: 'cell',
  prose: 'prose',
};

const ruleTexts: Readonly<Record<Lang, RuleTexts>> = { zh_CN: zhCN, zh_TW: zhTW, en };

/** The error text for a value that does not match a format. */
export function messageOf(format: string, lang: Lang): string {
  const rule = Object.values(allRules).find(({ id }) => id === format);
  return rule ? ruleTexts[lang].rules[rule.id].message : fieldTextsIn(lang)[messages[format] ?? 'form'];
}
