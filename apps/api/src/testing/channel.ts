import { randomUUID } from 'node:crypto';
import { signPayment } from '../crypto/payment-signature';
import type { PaymentReport } from '../ports';
import type { TestGateway } from './start-test-gateway';

/** The channel's report on a draft that was paid as requested. */
export const reportOf = (draft: { pno: string; payAmount: string; payCurrency: string }): PaymentReport => ({
  eventId: randomUUID(),
  merchantId: 'SANDBOX001',
  pno: draft.pno,
  amount: draft.payAmount,
  currency: draft.payCurrency,
  status: 'paid',
  paidAt: new Date().toISOString(),
});

export interface Forgery {
  secret?: string;
  timestamp?: string;
  signature?: string;
  /** The address that the callback comes from. */
  from?: string;
  /** Changes the body after it was signed. */
  tamper?: (raw: string) => string;
}

/** The channel takes the payment of a draft some days ago, and its notification is lost. */
export const payUnnoticed = ({ gateway }: TestGateway, pno: string, days = 0) =>
  gateway.db.rows(
    'test.payUnnoticed',
    `update sandbox.pay_order set status = 'paid', event_id = pno, paid_at = now() - make_interval(days => $2, mins => 20)
     where pno = $1`,
    [pno, days],
  );

/** Delivers a callback over HTTP, signed as the channel does or forged. */
export async function deliver({ url, gateway }: TestGateway, report: PaymentReport, forged: Forgery = {}) {
  const raw = JSON.stringify(report);
  const timestamp = forged.timestamp ?? String(Math.floor(Date.now() / 1000));
  const secret = forged.secret ?? gateway.ports.payment.secrets[0] ?? '';
  const response = await fetch(`${url}/pay/notify/egpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      ...(forged.from !== undefined && { 'x-forwarded-for': forged.from }),
      'x-signature': forged.signature ?? signPayment(secret, timestamp, raw),
    },
    body: forged.tamper ? forged.tamper(raw) : raw,
  });
  return { status: response.status, text: await response.text() };
}
