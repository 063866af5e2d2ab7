import type { MessageArea, Preference } from '@portal/contract/message';

/** The areas in the order of the card. */
export const areaWords: Readonly<Record<MessageArea, { title: string; text: string }>> = {
  deposit: { title: '入金', text: '到账、待核对与退回' },
  withdraw: { title: '出金', text: '每一步的进展与结果' },
  transfer: { title: '转账', text: '转账未成功' },
  account: { title: '账户', text: '余额与级别调整' },
  identity: { title: '认证与银行卡', text: '审核结果与资料请求' },
  ticket: { title: '客服与投诉', text: '工单进展与回复' },
  activity: { title: '活动与优惠', text: '优惠券' },
  security: { title: '账户安全', text: '密码、手机号、邮箱、验证方式、新设备登录、新收款账户、自我限制与注销' },
  risk: { title: '交易风险', text: '保证金不足与强制平仓' },
  terms: { title: '费用与限额', text: '费用与限额的调整' },
  debt: { title: '欠款', text: '欠款与抵扣' },
};

/** Why an area is no choice. */
export const fixedWords: Readonly<Record<NonNullable<Preference['fixed']>, string>> = {
  security: '为保护您的账户，始终发送到手机号与邮箱。',
  risk: '关系到您的持仓，始终发送。',
  law: '按协议或法律规定，始终发送。',
  consent: '以您对营销信息的同意为准。',
};

/** The kinds that can be chosen one by one. */
export const kindWords: Readonly<Record<string, string>> = {
  'account.adjusted': '余额调整',
  'account.levelChanged': '级别调整',
  'bank.refused': '银行卡未通过',
  'bank.revoked': '银行卡停用',
  'customer.phoneRefused': '更换手机号未通过',
  'deposit.mismatch': '待核对',
  'deposit.paid': '到账',
  'deposit.refunded': '已退回',
  'deposit.rejected': '未入账',
  'identity.approved': '身份认证通过',
  'identity.refused': '身份认证未通过',
  'identity.revoked': '身份认证撤销',
  'identity.task': '资料请求',
  'ticket.answered': '收到回复',
  'ticket.closed': '已结束',
  'ticket.opened': '已受理',
  'ticket.review': '投诉复核',
  'ticket.written': '客服来信',
  'transfer.failed': '未成功',
  'withdraw.1': '已提交',
  'withdraw.2': '审核通过',
  'withdraw.3': '已付款',
  'withdraw.4': '未通过',
  'withdraw.5': '已取消',
  'withdraw.6': '被银行退回',
};
