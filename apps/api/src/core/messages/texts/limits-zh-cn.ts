import { dollars } from '../message-formats';
import type { LimitsTexts, OwnLimitChange } from '../message-texts';

const names: Readonly<Record<OwnLimitChange['name'], string>> = {
  depositMax: '单笔入金',
  withdrawMax: '单笔银行出金',
  withdrawDaily: '每日银行出金',
  coinMax: '单笔数字货币出金',
  coinDaily: '每日数字货币出金',
};

function changed({ name, before, value }: OwnLimitChange): string {
  if (value === undefined) return `${names[name]}不再单独限制`;
  const to = `${dollars(value)} 美元`;
  return before === undefined
    ? `${names[name]}不超过 ${to}`
    : `${names[name]}限额由 ${dollars(before)} 美元调整为 ${to}`;
}

/** What is told of the limits of one customer. */
export const zhCNLimits: LimitsTexts = {
  'customer.limits': {
    title: '您的限额已调整',
    text: ({ changes }) => `即时生效：${changes.map(changed).join('；')}。如有疑问，请在「客服与投诉」中联系我们。`,
  },
};
