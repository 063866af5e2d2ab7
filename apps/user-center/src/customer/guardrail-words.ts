import type { GuardrailName, Guardrails } from '@portal/contract/customer';
import { groupDigits } from '@portal/rules/money';

/** A guardrail on the settings page: its name, what it does, and the title of its form. */
export const guardrailWords: Readonly<Record<GuardrailName, { title: string; text: string }>> = {
  depositDay: { title: '每日入金限额', text: '每天（北京时间）最多入金多少。已支付的款项照常入账。' },
  depositMonth: { title: '每月入金限额', text: '每个自然月（北京时间）最多入金多少。' },
  pauseUntil: { title: '暂停交易与入金', text: '暂停期间不能入金、开立账户、转入交易账户或交易，可以出金。' },
  excludeUntil: { title: '自我禁止交易', text: '与暂停相同，期间任何人都不能缩短或取消，客服也不能。' },
  newAddressLock: { title: '锁定新增收款账户', text: '锁定后不能添加银行卡与数字货币地址，已有的照常使用。' },
};

/** `2026-11-29 23:04` in Beijing time. */
const minute = (time: string) =>
  new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** The value of a guardrail in words; 未设置 where it is off. */
export function guardrailValue(name: GuardrailName, values: Partial<Pick<Guardrails, GuardrailName>>): string {
  const value = values[name];
  if (value === undefined || value === false) return '未设置';
  if (value === true) return '已锁定';
  return name.endsWith('Until') ? `至 ${minute(value)}` : `${groupDigits(value, 2)} 美元`;
}

/** What a pending change of a guardrail says: `12-01 10:00 起改为 800.00 美元`. */
export function pendingText(pending: Guardrails['pending'][number]): string {
  const value = guardrailValue(pending.name, pending);
  return `北京时间 ${minute(pending.from)} 起${value === '未设置' ? '取消' : `改为${value.startsWith('至') ? '' : ' '}${value}`}`;
}
