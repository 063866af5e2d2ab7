import type { Rows } from '../../database/rows';
import type { Gateway } from '../../core/gateway/gateway';
import type { PaymentChannel, PaymentReport } from '../../ports';

export const sandboxMerchant = 'SANDBOX001';

type OrderRow = Rows['pay_order.paid'];

const report = ({ pno, amount, currency, event_id: eventId, paid_at }: OrderRow): PaymentReport => ({
  eventId,
  merchantId: sandboxMerchant,
  pno,
  amount,
  currency,
  status: 'paid',
  paidAt: paid_at.toISOString(),
});

/** The simulator channel: keeps orders, shows a cashier at /sandbox/pay/{pno}, calls back over signed HTTP like the real one. */
export const egpaySandbox = ({ db, crypto }: Pick<Gateway, 'db' | 'crypto'>): PaymentChannel => ({
  code: 'EGPAY',
  merchantId: sandboxMerchant,
  secrets: crypto.index('egpay', 'sandbox').map((hash) => hash.toString('hex')),
  async open(order) {
    await db.rows(
      'pay_order.open',
      `insert into sandbox.pay_order (pno, amount, currency, method, return_url, expires_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [order.pno, order.amount, order.currency, order.method, order.returnUrl, order.expiresAt],
    );
    return { payUrl: new URL(`/sandbox/pay/${order.pno}`, order.returnUrl).href };
  },
  async query(pno): Promise<PaymentReport | undefined> {
    const row = await db.maybe(
      'pay_order.paid',
      `select pno, amount, currency, event_id, paid_at from sandbox.pay_order where pno = $1 and status = 'paid' and event_id is not null and paid_at is not null`,
      [pno],
    );
    return row && report(row);
  },
  async refund({ number, pno, eventId, amount, currency }) {
    await db.rows(
      'pay_refund.add',
      'insert into sandbox.pay_refund (number, pno, event_id, amount, currency) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [number, pno, eventId, amount, currency],
    );
    return {};
  },
  probe: async () => undefined,
  async list(since) {
    const rows = await db.rows(
      'pay_order.list',
      `select pno, amount, currency, event_id, paid_at from sandbox.pay_order where status = 'paid' and event_id is not null and paid_at >= $1`,
      [since],
    );
    return rows.map(report);
  },
});
