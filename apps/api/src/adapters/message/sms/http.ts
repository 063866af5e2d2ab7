import { readJson } from '../../read-answer';
import type { SmsAdapter } from './sms';

/**
 * Our own protocol, for a carrier or a small program before one: a POST of `{to, text}` to SMS_URL with SMS_KEY as bearer. The id of a
 * message is its Idempotency-Key, by which the carrier drops a repeat. It has taken a message if it answers 2xx with nothing or with a
 * JSON object, and says no by its status.
 */
export const http: SmsAdapter = {
  name: 'HTTP',
  required: ['SMS_URL'],
  key: ['SMS_KEY'],
  open:
    ({ SMS_URL, SMS_KEY }) =>
    async (sms) => {
      const response = await fetch(SMS_URL, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${SMS_KEY}`,
          'content-type': 'application/json',
          ...(sms?.id && { 'idempotency-key': sms.id }),
        },
        body: JSON.stringify(sms ? { to: sms.to, text: sms.text } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      const answer = await readJson('SMS carrier', response);
      const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
      if (answer !== undefined && !isObject) throw new Error('SMS carrier answered something else than an object');
    },
};
