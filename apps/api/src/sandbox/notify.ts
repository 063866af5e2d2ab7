import type { Job } from '../core/gateway/job';
import { signPayment } from '../crypto/payment-signature';

/** The simulator channel's callback over signed HTTP; repeated by the queue until it reads SUCCESS. */
export const notify: Job = async ({ db, ports }, { pno, eventId, notifyUrl = '', badSignature }) => {
  const order = await db.row(
    'pay_order.report',
    'select amount, currency, status, paid_at from sandbox.pay_order where pno = $1 and paid_at is not null',
    [pno],
  );
  const { amount, currency } = order;
  const status = order.status === 'paid' ? 'paid' : 'failed';
  const { merchantId, secrets } = ports.payment;
  const raw = JSON.stringify({
    eventId,
    merchantId,
    pno,
    amount,
    currency,
    status,
    paidAt: order.paid_at.toISOString(),
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secret = badSignature === 'true' ? 'not the secret' : (secrets[0] ?? '');
  const response = await fetch(notifyUrl, {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signPayment(secret, timestamp, raw),
    },
    signal: AbortSignal.timeout(5_000),
  });
  const answer = await response.text();
  if (answer !== 'SUCCESS') throw new Error(`callback answered ${answer}`);
};
