import { dollars } from '../message-formats';
import type { LimitsTexts, OwnLimitChange } from '../message-texts';

const names: Readonly<Record<OwnLimitChange['name'], string>> = {
  depositMax: '單筆入金',
  withdrawMax: '單筆銀行出金',
  withdrawDaily: '每日銀行出金',
  coinMax: '單筆數位貨幣出金',
  coinDaily: '每日數位貨幣出金',
};

function changed({ name, before, value }: OwnLimitChange): string {
  if (value === undefined) return `${names[name]}不再單獨限制`;
  const to = `${dollars(value)} 美元`;
  return before === undefined
    ? `${names[name]}不超過 ${to}`
    : `${names[name]}限額由 ${dollars(before)} 美元調整為 ${to}`;
}

/** What is told of the limits of one customer. */
export const zhTWLimits: LimitsTexts = {
  'customer.limits': {
    title: '您的限額已調整',
    text: ({ changes }) => `即時生效：${changes.map(changed).join('；')}。如有疑問，請在「客服與投訴」中聯絡我們。`,
  },
};
