import type { Env } from '../../env';
import { RefusedError } from '../../ports';

/** Sends a body to the SMS carrier under our key; `id` lets it drop a repeat. Throws RefusedError for any answer but 2xx. */
export async function postSms(
  { SMS_URL, SMS_KEY }: Pick<Env, 'SMS_URL' | 'SMS_KEY'>,
  body: object,
  id?: string,
): Promise<void> {
  const response = await fetch(SMS_URL, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SMS_KEY}`,
      'content-type': 'application/json',
      ...(id && { 'idempotency-key': id }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new RefusedError('SMS carrier', response.status);
}
