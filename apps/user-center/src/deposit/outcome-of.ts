import type { Draft } from '@portal/contract/deposit';
import type { ResultLook } from '../shared/result/result-head';

type Outcome = { look: ResultLook; title: string; text: string };

const outcomes = {
  unpaid: {
    look: 'pending',
    title: '正在确认支付结果',
    text: '支付渠道通知到账后，本页会自动更新。如尚未付款或付款未成功，可以继续支付。',
  },
  paid: { look: 'done', title: '入金成功', text: '款项已记入您的账户，可以开始交易。' },
  cancelled: {
    look: 'cancelled',
    title: '入金已取消',
    text: '无需付款。如已付款，到账后仍会为您入账，请勿重复支付。',
  },
  overdue: {
    look: 'warn',
    title: '入金已过期',
    text: '支付时间已过。如已付款，到账后仍会为您入账，请勿重复支付；如未付款，请重新提交入金。',
  },
  mismatch: {
    look: 'warn',
    title: '入金待核对',
    text: '收到的付款与这笔入金的金额、币种或商户不一致。工作人员核对后会入账或退回，结果以消息通知您，请勿重复支付。',
  },
} satisfies Record<Draft['status'], Outcome>;

/** The outcome of a deposit, in words. */
export function outcomeOf({ status, late }: Pick<Draft, 'status' | 'late'>): Outcome {
  if (status === 'paid' && late) {
    return { ...outcomes.paid, text: '这笔付款在入金单过期或取消之后才到账，已照常记入您的账户。' };
  }
  return outcomes[status];
}
