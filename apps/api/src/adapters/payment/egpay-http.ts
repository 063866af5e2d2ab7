import type { Env } from '../../env';
import { signPayment } from '../../crypto/payment-signature';
import { readPaymentReport } from '../../core/payments/payment-report';
import { RefusedError, type PaymentChannel, type PaymentReport } from '../../ports';

function checked(value: unknown): PaymentReport {
  const report = readPaymentReport(value);
  if (!report) throw new Error('EGPAY answered something else than a report');
  return report;
}

/** The address of the cashier that the browser is sent to. Another scheme than HTTP could run a script on our page. */
function checkedUrl(value: unknown): string {
  const { payUrl } = (value ?? {}) as { payUrl?: unknown };
  if (typeof payUrl !== 'string' || payUrl.length > 2_048 || !/^https?:$/.test(URL.parse(payUrl)?.protocol ?? ''))
    throw new Error('EGPAY answered without a pay URL');
  return payUrl;
}

/**
 * EGPAY over HTTP. `POST /orders` opens an order, `POST /orders/query` asks about one, `POST /orders/list` lists the paid ones page
 * by page. Bodies are signed like its callbacks.
 */
export function egpayHttp({ EGPAY_URL, EGPAY_MERCHANT, EGPAY_SECRET }: Env): PaymentChannel {
  const secrets = EGPAY_SECRET.split(',');
  const post = async <T>(path: string, body: object): Promise<T> => {
    const raw = JSON.stringify({ merchantId: EGPAY_MERCHANT, ...body });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetch(EGPAY_URL + path, {
      method: 'POST',
      body: raw,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': signPayment(secrets[0] ?? '', timestamp, raw),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) throw new RefusedError('EGPAY', response.status);
    return (await response.json()) as T;
  };
  return {
    code: 'EGPAY',
    merchantId: EGPAY_MERCHANT,
    secrets,
    open: async (order) => ({
      payUrl: checkedUrl(await post('/orders', { ...order, expiresAt: order.expiresAt.toISOString() })),
    }),
    async query(pno) {
      const { report } = await post<{ report?: unknown }>('/orders/query', { pno });
      return report === null ? undefined : checked(report);
    },
    /** Asks for an order that does not exist: the channel checks the signature first. */
    probe: () => post('/orders/query', { pno: 'CHECK' }),
    async list(since) {
      const reports: PaymentReport[] = [];
      let after: string | undefined;
      do {
        const page = await post<{ reports: unknown[]; next?: string }>('/orders/list', {
          since: since.toISOString(),
          ...(after !== undefined && { after }),
        });
        reports.push(...page.reports.map(checked));
        if (page.next !== undefined && page.next === after) throw new Error('EGPAY repeats a page');
        after = page.next;
      } while (after !== undefined);
      return reports;
    },
  };
}
