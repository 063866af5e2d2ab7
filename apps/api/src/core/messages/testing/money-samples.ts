import type { Sample } from './sample';

const deposit = { pno: 'D20261123.0001', amount: '200000' };
const payout = { pno: 'W20261123.0001', amount: '123456789', way: 'bank' } as const;
const reason = '照片模糊。 ';

/** What customers read of money that moves. */
export const moneySamples: readonly Sample[] = [
  [
    { kind: 'deposit.mismatch', params: { pno: deposit.pno } },
    '入金待核对',
    '入金单 D20261123.0001 的付款信息与订单不一致，客服正在核对，资金不会丢失。',
  ],
  [
    { kind: 'account.adjusted', params: { number: 'A261123AAAAAAAA', amount: '-1050', currency: 'CNH' } },
    '账户余额调整',
    '您的账户余额已调整 -10.50 CNH（调整单 A261123AAAAAAAA），明细见资金记录。如有疑问，请联系客服。',
  ],
  [
    { kind: 'account.marginCall', params: { login: '5100017', level: '95.20%', call: '100%', stop: '50%' } },
    '保证金不足提醒',
    'MT5 账户 5100017 的保证金比例已降至 95.20%（预警线 100%，强平线 50%）。降至强平线时，系统会自动逐笔平仓。您可以转入资金，或平掉部分持仓。',
  ],
  [
    {
      kind: 'account.marginCall',
      params: { login: '5100017', level: '980.00 CNH', call: '1000.00 CNH', stop: '500.50 CNH' },
    },
    '保证金不足提醒',
    'MT5 账户 5100017 的净值已降至 980.00 CNH（预警线 1000.00 CNH，强平线 500.50 CNH）。降至强平线时，系统会自动逐笔平仓。您可以转入资金，或平掉部分持仓。',
  ],
  [
    { kind: 'account.stopOut', params: { login: '5100017', count: 2, amount: '-1234567', currency: 'USD' } },
    '持仓已被强制平仓',
    'MT5 账户 5100017 的保证金不足，已降至强平线，系统自动平仓 2 笔，盈亏合计 -12,345.67 USD，明细见交易记录。',
  ],
  [
    { kind: 'account.owed', params: { number: deposit.pno, amount: '9150' } },
    '有一笔款项待补足',
    '入金单 D20261123.0001 已被付款机构撤回，账户余额不足以退回全部款项，尚欠 91.50 USD。补足前不能出金与转账；之后存入的资金将先用于抵扣。如有疑问，请联系客服。',
  ],
  [
    { kind: 'account.setOff', params: { number: 'R1001-1', amount: '5000', open: '4150' } },
    '欠款已抵扣',
    '已从您的账户抵扣欠款 50.00 USD（编号 R1001-1），尚欠 41.50 USD。',
  ],
  [
    { kind: 'account.setOff', params: { number: 'R1001-2', amount: '4150', open: '0' } },
    '欠款已抵扣',
    '已从您的账户抵扣欠款 41.50 USD（编号 R1001-2），欠款已结清。',
  ],
  [
    { kind: 'deposit.refunded', params: { pno: deposit.pno } },
    '入金已退款',
    '入金单 D20261123.0001 有一笔付款未能入账，款项已安排原路退回，到账时间以付款机构为准。',
  ],
  [
    { kind: 'deposit.rejected', params: { pno: deposit.pno } },
    '入金未入账',
    '经核对，入金单 D20261123.0001 没有可以入账的付款。如有付款凭证，请联系客服。',
  ],
  [
    { kind: 'deposit.overdue', params: deposit },
    '入金单已过期',
    '入金单 D20261123.0001（2,000.00 美元）未在时限内付款，已失效。如已付款，请勿重复支付，款项核实后将自动入账。',
  ],
  [{ kind: 'deposit.paid', params: deposit }, '入金成功', '入金单 D20261123.0001 的 2,000.00 美元已到账。'],
  [
    { kind: 'recommend.bonus', params: { amount: '2000' } },
    '邀请奖励已到账',
    '您邀请的好友已完成首次入金，奖励 20.00 美元已存入主账户。',
  ],
  [
    { kind: 'recommend.commission', params: { month: '2026-10', amount: '2000' } },
    '介绍人佣金已到账',
    '您 2026-10 的介绍人佣金 20.00 美元已存入主账户。',
  ],
  [
    {
      kind: 'transfer.failed',
      params: { tno: 'T20261123.0001', amount: '5', currency: 'USD', reason: '可用资金不足 1000.00 美元' },
    },
    '转账未成功',
    '转账 T20261123.0001（0.05 USD）未成功，款项仍在原账户，原因：可用资金不足 1,000.00 美元。',
  ],
  [
    { kind: 'withdraw.1', params: payout },
    '出金申请已提交',
    '出金 W20261123.0001（1,234,567.89 美元）已进入审核，款项已冻结。',
  ],
  [
    { kind: 'withdraw.2', params: payout },
    '出金审核通过',
    '出金 W20261123.0001（1,234,567.89 美元）已通过审核，正在付款。',
  ],
  [
    { kind: 'withdraw.3', params: payout },
    '出金已付款',
    '出金 W20261123.0001（1,234,567.89 美元）已付款，到账时间以银行为准。',
  ],
  [
    { kind: 'withdraw.3', params: { ...payout, way: 'coin' } },
    '出金已付款',
    '出金 W20261123.0001（1,234,567.89 美元）已付款，到账时间以链上确认为准。',
  ],
  [
    { kind: 'withdraw.4', params: { ...payout, reason } },
    '出金未通过',
    '出金 W20261123.0001（1,234,567.89 美元）未通过，款项已退回账户，原因：照片模糊。',
  ],
  [
    { kind: 'withdraw.4', params: payout },
    '出金未通过',
    '出金 W20261123.0001（1,234,567.89 美元）未通过，款项已退回账户，原因：资料不符。',
  ],
  [
    { kind: 'withdraw.5', params: payout },
    '出金已取消',
    '出金 W20261123.0001（1,234,567.89 美元）已取消，款项已退回账户。',
  ],
  [
    { kind: 'withdraw.6', params: { ...payout, returned: '9700', reason: '户名不符' } },
    '出金被退回',
    '出金 W20261123.0001（1,234,567.89 美元）付款后被收款方退回，97.00 USD 已退回主账户（手续费不退），原因：户名不符。请核对收款资料后重新提交。',
  ],
];
