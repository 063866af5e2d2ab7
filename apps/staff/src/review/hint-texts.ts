import type { PayoutHint } from '@portal/contract/staff';

/** What a reviewer of a payout should know: in a list, and in full. */
export const hintTexts: Readonly<Record<PayoutHint, { label: string; text: string }>> = {
  sharedTarget: { label: '收款重复', text: '其他客户也登记过该收款卡号或地址' },
  sharedLogin: { label: '同址登录', text: '近 30 天内有其他客户从同一网络地址登录' },
  firstTarget: { label: '首次收款', text: '此前没有向该收款卡或地址付过款' },
  changedAccess: { label: '近期改密', text: '提交前 7 天内更改过登录密码、手机或邮箱' },
};
