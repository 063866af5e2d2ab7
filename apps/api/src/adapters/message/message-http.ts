import type { Env } from '../../env';
import type { MessageSender } from '../../ports';

/**
 * SMS by one POST `{to, text}` with a bearer key to SMS_URL; any answer but 2xx means not taken. E-mail by SMTP_URL.
 * Five seconds at most: a customer is waiting.
 */
export function messageHttp({ SMS_URL, SMS_KEY, SMTP_URL }: Env, from: string): MessageSender {
  const mail = import('nodemailer').then(({ default: { createTransport } }) =>
    createTransport(SMTP_URL, { from, disableFileAccess: true, disableUrlAccess: true }),
  );
  return {
    async send({ medium, to, text }) {
      if (medium === 'email') {
        await (await mail).sendMail({ to, subject: text.slice(0, text.indexOf('】') + 1) || '验证码', text });
        return;
      }
      const response = await fetch(SMS_URL, {
        method: 'POST',
        headers: { authorization: `Bearer ${SMS_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      if (!response.ok) throw new Error(`SMS carrier answered ${response.status}`);
    },
  };
}
