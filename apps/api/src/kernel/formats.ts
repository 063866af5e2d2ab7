import { formats as ruleFormats } from '@portal/rules/formats';
import { allRules } from '@portal/rules/rules';

/** `YYYY-MM-DD` that exists in the calendar. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const own: Record<string, { test: (value: string) => boolean; message: string }> = {
  date: { test: isDay, message: '请选择正确的日期' },
  'date-time': { test: (value) => !Number.isNaN(Date.parse(value)) && value.endsWith('Z'), message: '时间格式不正确' },
};

/** Every `format` of the contract: the rules by their ids, and the wire's own. */
export const allFormats: Record<string, (value: string) => boolean> = {
  ...ruleFormats,
  ...Object.fromEntries(Object.entries(own).map(([name, { test }]) => [name, test])),
};

export function messageOf(format: string): string {
  const rule = Object.values(allRules).find(({ id }) => id === format);
  return own[format]?.message ?? rule?.message ?? '格式不正确';
}
