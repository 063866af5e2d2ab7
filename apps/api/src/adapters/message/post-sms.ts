import type { Env } from '../../env';
import { readJson } from '../read-answer';

/**
 * Sends a body to the SMS carrier under our key; `id` lets it drop a repeat. The carrier has taken it if it answers 2xx with nothing or
 * with a JSON object.
 * @throws RefusedError for any other status, Error for an answer that is not the carrier's
 */
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
  const answer = await readJson('SMS carrier', response);
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  if (answer !== undefined && !isObject) throw new Error('SMS carrier answered something else than an object');
}
