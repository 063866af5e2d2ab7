import { submitData as call } from '@portal/contract/deposit';
import { atRate } from '../kernel/exchange';
import { handle } from '../kernel/handler';
import { cents } from '../kernel/money';
import { proposalNumber } from '../kernel/proposal-number';
import { channelsOf, egpayFee } from './channels';
import { openedDraft, submitDraft } from './deposit.store';

export const submitData = handle(call, async ({ body, customer, gateway, idempotency, request, fail }) => {
  const { brand, db, ports } = gateway;
  const channel = channelsOf(brand).find(({ code, available }) => code === body.channel && available);
  if (!channel) throw fail('deposit.channel', { fields: ['channel'] });
  if (body.method !== undefined && !channel.methods.some(({ code }) => code === body.method)) {
    throw fail('deposit.method', { fields: ['method'] });
  }
  const amount = cents(body.amount);
  const { min, max, maxUnpaid, draftMinutes } = brand.limits.deposit;
  if (amount < cents(min) || amount > cents(max)) {
    throw fail('deposit.limit', { values: { min, max }, fields: ['amount'] });
  }
  const draft = await submitDraft(db, idempotency, {
    pno: proposalNumber('D'),
    customerId: customer.customerId,
    accountId: body.accountId,
    channel: channel.code,
    method: body.method,
    amount,
    payAmount: atRate(amount, channel.rate) + egpayFee,
    payCurrency: channel.currency,
    rate: channel.rate,
    fee: egpayFee,
    couponId: body.couponId,
    merchantId: ports.payment.merchantId,
    expiresAt: new Date(Date.now() + draftMinutes * 60_000),
    maxUnpaid,
  });
  if (draft.payUrl || draft.status !== 'unpaid') return draft;
  // Opened after the draft is committed, so that no order can be paid that we do not know of. A repeat of the call
  // under the same key opens what a lost answer left unopened.
  const returnUrl = `${request.origin}/user-center/assets/deposit?merchantId=${ports.payment.merchantId}&pno=${draft.pno}`;
  const { payUrl } = await ports.payment.open({
    pno: draft.pno,
    amount: draft.payAmount,
    currency: draft.payCurrency,
    method: draft.method ?? '',
    returnUrl,
    expiresAt: new Date(draft.expiresAt),
  });
  return openedDraft(db, idempotency, draft.pno, payUrl);
});
