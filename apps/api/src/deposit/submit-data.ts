import { submitData as call } from '@portal/contract/deposit';
import { refuseFirstDeposit } from '../core/reasons/first-deposit';
import { atRate } from '@portal/rules/money';
import { handle } from '../http/handler';
import { cents, money } from '../core/money/money';
import { numberId } from '../database/number-id';
import { proposalNumber } from '../core/money/proposal-number';
import { channelsOf, egpayFee } from '../core/payments/channels';
import { reserveOrder, submitDraft } from './deposit.store';

export const submitData = handle(call, async ({ body, customer, gateway, idempotency, request, fail }) => {
  const { brand, db, ports } = gateway;
  const { customerId } = customer;
  const channel = channelsOf(brand, gateway.parties).find(({ code, available }) => code === body.channel && available);
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
  const payAmount = atRate(amount, channel.rate) + egpayFee;
  const terms = {
    min: String(cents(min)),
    max: String(cents(max)),
    maxUnpaid,
    maxDaily: gateway.env.DRAFTS_PER_DAY,
    shownRate: body.rate,
  };
  const order = {
    pno: proposalNumber('D'),
    customerId,
    accountId,
    channel: channel.code,
    method: body.method,
    amount,
    payAmount,
    payCurrency: channel.currency,
    rate: channel.rate,
    fee: egpayFee,
    couponId,
    merchantId: ports.payment.merchantId,
    expiresAt: new Date(Date.now() + draftMinutes * 60_000),
  };
  // Written down before the channel is asked, so that no order can be paid that we do not know of. The draft is made afterwards: a
  // channel that refuses or says nothing leaves none. A repeat under the same key asks for the same order.
  const reserved = await reserveOrder(db, idempotency, order, terms);
  if ('draft' in reserved) return reserved.draft;
  const { pno, expiresAt } = reserved;
  const opened = await ports.payment
    .open({
      pno,
      amount: money(payAmount, channel.currency),
      currency: channel.currency,
      method: body.method ?? '',
      returnUrl: `${request.origin}/user-center/assets/deposit?merchantId=${ports.payment.merchantId}&pno=${pno}`,
      expiresAt: new Date(expiresAt),
    })
    .catch(() => undefined);
  if (!opened) throw fail('deposit.channel', { fields: ['channel'] });
  return submitDraft(db, idempotency, { pno, payUrl: opened.payUrl }, terms);
});
