import { signPayment } from '../../crypto/payment-signature';
import { readPaymentReport } from '../../core/payments/payment-report';
import type { PaymentChannel, PaymentReport } from '../../ports';
import { readJson } from '../read-answer';

function checked(value: unknown): PaymentReport {
  const report = readPaymentReport(value);
  if (!report) throw new Error('EGPAY answered something else than a report');
  return report;
}

/** Payments of the few days that a statement covers. */
const MOST_REPORTS = 100_000;

/** The address of the cashier that the browser is sent to. Another scheme than HTTP could run a script on our page. */
function checkedUrl(value: unknown): string {
  const { payUrl } = (value ?? {}) as { payUrl?: unknown };
  if (typeof payUrl !== 'string' || payUrl.length > 2_048 || !/^https?:$/.test(URL.parse(payUrl)?.protocol ?? ''))
    throw new Error('EGPAY answered without a pay URL');
  return payUrl;
}

/** The settings of the channel. */
interface ChannelSettings {
  EGPAY_URL: string;
  EGPAY_MERCHANT: string;
  /** Several with commas while the secret changes; the first one signs. */
  EGPAY_SECRET: string;
}

/**
 * EGPAY over HTTP. `POST /orders` opens an order, `POST /orders/query` asks about one, `POST /orders/list` lists the paid ones page
 * by page, `POST /refunds` sends a payment back and answers `{state: 'done'}` or `{state: 'refused', reason}`. Bodies are signed like its callbacks.
 */
export function egpayHttp({ EGPAY_URL, EGPAY_MERCHANT, EGPAY_SECRET }: ChannelSettings): PaymentChannel {
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
    return (await readJson('EGPAY', response)) as T;
  };
  const query = async (pno: string) => {
    const { report } = await post<{ report?: unknown }>('/orders/query', { pno });
    if (report === null) return undefined;
    const found = checked(report);
    if (found.pno !== pno || found.merchantId !== EGPAY_MERCHANT) throw new Error('EGPAY answered with another order');
    return found;
  };
  return {
    code: 'EGPAY',
    merchantId: EGPAY_MERCHANT,
    secrets,
    open: async (order) => ({
      payUrl: checkedUrl(await post('/orders', { ...order, expiresAt: order.expiresAt.toISOString() })),
    }),
    query,
    async refund(refund) {
      const { state, reason } = (await post<{ state?: unknown; reason?: unknown } | null>('/refunds', refund)) ?? {};
      if (state === 'refused') return { refused: String(reason ?? '').slice(0, 200) || 'refused' };
      if (state !== 'done') throw new Error('EGPAY answered a refund with something else');
      return {};
    },
    /** Asks for an order that does not exist: the channel checks the signature first. */
    probe: async () => void (await query('CHECK')),
    async list(since) {
      const reports: PaymentReport[] = [];
      let after: string | undefined;
      do {
        const page = await post<{ reports: unknown[]; next?: string }>('/orders/list', {
          since: since.toISOString(),
          ...(after !== undefined && { after }),
        });
        reports.push(...page.reports.map(checked));
        const isLast = page.next === undefined;
        if (!isLast && (page.reports.length === 0 || page.next === after)) throw new Error('EGPAY repeats a page');
        if (reports.length > MOST_REPORTS) throw new Error('EGPAY lists payments without an end');
        after = page.next;
      } while (after !== undefined);
      return reports;
    },
  };
}
