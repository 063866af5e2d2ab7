import { submitData as call } from '@portal/contract/deposit';
import { refuseFirstDeposit } from '../core/reasons/first-deposit';
import { atRate } from '@portal/rules/money';
import { handle } from '../http/handler';
import { cents } from '../core/money/money';
import { numberId } from '../database/number-id';
import { proposalNumber } from '../core/money/proposal-number';
import { channelsOf, egpayFee } from './channels';
import { openedDraft, submitDraft } from './deposit.store';

export const submitData = handle(call, async ({ body, customer, gateway, idempotency, request, fail }) => {
  const { brand, db, ports } = gateway;
  const { customerId } = customer;
  const channel = channelsOf(brand).find(({ code, available }) => code === body.channel && available);
  if (!channel) throw fail('deposit.channel', { fields: ['channel'] });
  if (body.method !== undefined && !channel.methods.some(({ code }) => code === body.method)) {
    throw fail('deposit.method', { fields: ['method'] });
  }
  const amount = cents(body.amount);
  const { min, max, maxUnpaid, draftMinutes } = brand.limits.deposit;
  const couponId = body.couponId === undefined ? undefined : numberId(body.couponId);
  if (couponId === null) throw fail('deposit.coupon', { fields: ['couponId'] });
  const accountId = numberId(body.accountId);
  const refusal = await refuseFirstDeposit(gateway, { customerId, accountId, amount, currency: 'USD' });
  if (refusal) throw fail(refusal.code, { values: refusal.values, fields: ['amount'] });
  const draft = await submitDraft(db, idempotency, {
    pno: proposalNumber('D'),
    customerId,
    accountId,
    channel: channel.code,
    method: body.method,
    amount,
    payAmount: atRate(amount, channel.rate) + egpayFee,
    payCurrency: channel.currency,
    rate: channel.rate,
    fee: egpayFee,
    couponId,
    merchantId: ports.payment.merchantId,
    expiresAt: new Date(Date.now() + draftMinutes * 60_000),
    terms: {
      min: String(cents(min)),
      max: String(cents(max)),
      maxUnpaid,
      maxDaily: gateway.env.DRAFTS_PER_DAY,
      shownRate: body.rate,
    },
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
