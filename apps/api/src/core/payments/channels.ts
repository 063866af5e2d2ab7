import type { Brand } from '@portal/brand';
import { arrivals } from '../fixed-terms/fixed-terms';
import { usd } from '../money/money';
import type { Gateway } from '../gateway/gateway';

/** What is charged on top, in CNY cents. */
export const egpayFee = 0n;

export const egpayMethods = [
  { code: 'bank', name: '网银支付' },
  { code: 'quick', name: '快捷支付' },
  { code: 'alipay', name: '支付宝' },
];

const awayReason = '支付渠道暂时无法连接，恢复后即可入金；此前已支付的款项会照常到账';

/** The channels a customer can pay by, with their terms of today. One that is away says so. */
export const channelsOf = ({ limits, rates }: Brand, parties: Gateway['parties']) => [
  {
    code: 'EGPAY',
    name: 'EGPAY 人民币支付',
    currency: 'CNY',
    min: limits.deposit.min,
    max: limits.deposit.max,
    fee: usd(egpayFee),
    rate: rates.depositCny,
    methods: egpayMethods,
    arrival: `支付成功后通常 ${arrivals.depositMinutes} 分钟内到账`,
    available: !parties.isAway('channel'),
    ...(parties.isAway('channel') && { reason: awayReason }),
  },
];
