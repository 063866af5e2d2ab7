import { randomUUID } from 'node:crypto';
import { signatureFault, signPayment } from '../../../crypto/payment-signature';
import type { PaymentReport, Refund } from '../../../ports';
import { startHttpSimulator, type SimulatorRequest } from '../../../testing/http-simulator';

interface Order {
  pno: string;
  amount: string;
  currency: string;
  report?: PaymentReport;
}

/**
 * The payment channel EGPAY over HTTP: checks our signatures, keeps orders, answers queries, and calls back with its own
 * signature when an order is paid.
 */
export async function startEgpaySimulator({
  merchant = 'M1001',
  secret = 'egpay-simulator-secret',
  port = 0,
  pageSize = 100,
} = {}) {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();

  const server = await startHttpSimulator(({ path, headers, raw }: SimulatorRequest) => {
    const header = (name: string) => headers[name]?.toString();
    const fault = signatureFault([secret], header('x-timestamp'), header('x-signature'), Buffer.from(raw));
    if (fault) return { status: 401, body: { error: fault } };
    const body = JSON.parse(raw) as Order & { merchantId: string };
    if (body.merchantId !== merchant) return { status: 403, body: { error: 'merchant' } };
    if (path === '/orders') {
      const order = orders.get(body.pno) ?? { pno: body.pno, amount: body.amount, currency: body.currency };
      orders.set(body.pno, order);
      return { status: 200, body: { payUrl: `https://cashier.egpay.example/${body.pno}` } };
    }
    if (path === '/orders/query') return { status: 200, body: { report: orders.get(body.pno)?.report ?? null } };
    if (path === '/orders/list') {
      const { since, after } = JSON.parse(raw) as { since: string; after?: string };
      const paid = [...orders.values()].flatMap(({ report }) => (report && report.paidAt >= since ? [report] : []));
      const from = after === undefined ? 0 : paid.findIndex(({ pno }) => pno === after) + 1;
      const page = paid.slice(from, from + pageSize);
      const isLast = from + pageSize >= paid.length;
      return { status: 200, body: { reports: page, ...(!isLast && { next: page.at(-1)?.pno }) } };
    }
    if (path === '/refunds') {
      const refund = JSON.parse(raw) as Refund;
      const { report } = orders.get(refund.pno) ?? {};
      if (report?.eventId !== refund.eventId || report.amount !== refund.amount)
        return { status: 200, body: { state: 'refused', reason: 'no such payment' } };
      refunds.set(refund.number, refund);
      return { status: 200, body: { state: 'done' } };
    }
    return { status: 404 };
  }, port);

  const orderOf = (pno: string) => {
    const order = orders.get(pno);
    if (!order) throw new Error(`no order ${pno}`);
    return order;
  };

  return {
    ...server,
    merchant,
    secret,
    order: orderOf,
    refunds,
    /** The customer pays. `amount` differs from the order's if they pay another amount. The callback is a call of its own. */
    pay(pno: string, amount?: string): PaymentReport {
      const order = orderOf(pno);
      order.report = {
        eventId: randomUUID(),
        merchantId: merchant,
        pno,
        currency: order.currency,
        status: 'paid',
        amount: amount ?? order.amount,
        paidAt: new Date().toISOString(),
      };
      return order.report;
    },
    /** Sends a report to the gateway's callback, signed. Returns the status and the text of the response. */
    async callBack(gatewayUrl: string, report: PaymentReport) {
      const raw = JSON.stringify(report);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const response = await fetch(`${gatewayUrl}/pay/notify/egpay`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': signPayment(secret, timestamp, raw),
        },
        body: raw,
      });
      return { status: response.status, text: await response.text() };
    },
  };
}
