import type { Topic } from '@portal/contract/message';

const words = {
  deposit: '入金',
  withdraw: '出金',
  coin: '数字货币',
  transfer: '转账',
  identity: '认证与银行卡',
  account: '账户与安全',
  activity: '活动与邀请',
} satisfies Record<Topic, string>;

/** The topics of messages with their labels, in the order of the filter. */
export const topics = Object.entries(words).map(([value, label]) => ({ value: value as Topic, label }));
