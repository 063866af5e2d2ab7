import { formats as ruleFormats } from '@portal/rules/formats';
import { fieldTextsIn, type FieldTexts, type Lang } from '@portal/contract/texts';
import { allRules } from '@portal/rules/rules';
import { en, zhCN, zhTW, type RuleTexts } from '@portal/rules/texts';

/** Whether the value is a `YYYY-MM-DD` date that exists. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const own: Record<string, { test: (value: string) => boolean; message: keyof FieldTexts }> = {
  date: { test: isDay, message: 'day' },
  'date-time': { test: (value) => !Number.isNaN(Date.parse(value)) && value.endsWith('Z'), message: 'moment' },
};

/** Every `format` of the contract: the rules by their ids, and the API's own formats. */
export const allFormats: Record<string, (value: string) => boolean> = {
  ...ruleFormats,
  ...Object.fromEntries(Object.entries(own).map(([name, { test }]) => [name, test])),
};

const ruleTexts: Readonly<Record<Lang, RuleTexts>> = { zh_CN: zhCN, zh_TW: zhTW, en };

/** The error text for a value that does not match a format. */
export function messageOf(format: string, lang: Lang): string {
  const rule = Object.values(allRules).find(({ id }) => id === format);
  return rule ? ruleTexts[lang].rules[rule.id].message : fieldTextsIn(lang)[own[format]?.message ?? 'form'];
}
