import type { Callback, CallbackResult, ChannelAnswer } from '@portal/contract/staff';
import { differences } from './deposit-texts';

type ResultText = { label: string; tone: 'ok' | 'warn' | 'danger' | 'plain' };

/** What became of a callback. */
export const results: Readonly<Record<CallbackResult, ResultText>> = {
  credited: { label: '已入账', tone: 'ok' },
  declined: { label: '支付失败', tone: 'plain' },
  suspense: { label: '已挂账', tone: 'warn' },
  repeated: { label: '重复通知', tone: 'plain' },
  differs: { label: '同号内容不同', tone: 'danger' },
  shape: { label: '无法识别', tone: 'danger' },
  future: { label: '支付时间在未来', tone: 'danger' },
  signature: { label: '签名不符', tone: 'danger' },
  time: { label: '签名过期', tone: 'danger' },
  address: { label: '来源地址不符', tone: 'danger' },
};

/** The choices of the filter: results, and why a payment is in the suspense account. */
export const resultChoices = [
  ...Object.entries(results).map(([value, { label }]) => ({ value, label })),
  ...Object.entries(differences).map(([value, label]) => ({ value, label: `挂账：${label}` })),
];

export const resultText = ({ result, why, times }: Callback): string =>
  [results[result].label, ...why.map((one) => differences[one])].join('、') + (times > 1 ? ` ${times} 次` : '');

/** Whether a callback is not the channel's: its text is not stored. */
export const isUnsigned = ({ result }: Callback): boolean => ['signature', 'time', 'address'].includes(result);

/** What becomes of a channel's answer to a question. */
export const answers: Readonly<Record<ChannelAnswer, string>> = {
  none: '渠道没有这笔订单的付款',
  future: '渠道报告的支付时间在未来，未处理',
  credited: '渠道已收款，现已入账',
  declined: '渠道报告支付失败',
  already: '渠道的付款此前已处理',
  unknown: '渠道有付款但找不到入金单，见挂账付款',
  mismatch: '渠道的付款与入金单不符，见挂账付款',
  duplicate: '渠道的付款此前已处理，没有变化',
  differs: '渠道对同一通知报告了不同的内容，未处理',
};
