import type { Env } from '../../env';
import { signPayment } from '../../crypto/payment-signature';
import type { PaymentChannel, PaymentReport } from '../../ports';

/** EGPAY over signed HTTP: `POST /orders` opens one, `POST /orders/query` asks about one; bodies signed like its callbacks. */
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
    if (!response.ok) throw new Error(`EGPAY answered ${response.status}`);
    return (await response.json()) as T;
  };
  return {
    code: 'EGPAY',
    merchantId: EGPAY_MERCHANT,
    secrets,
    open: (order) => post<{ payUrl: string }>('/orders', { ...order, expiresAt: order.expiresAt.toISOString() }),
    async query(pno) {
      const { report } = await post<{ report: PaymentReport | null }>('/orders/query', { pno });
      return report ?? undefined;
    },
  };
}
