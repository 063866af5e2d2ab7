import { randomUUID } from 'node:crypto';
import type { Env } from '../../env';
import type { MessageSender } from '../../ports';
import { mailTransport } from './mail-transport';
import { postSms } from './post-sms';
import { pushPoster, type PushNetwork } from './post-push';

/**
 * SMS by one POST `{to, text}` with a bearer key to SMS_URL, and an Idempotency-Key if it may be repeated; 2xx with nothing or a JSON
 * object means taken. E-mail by SMTP_URL. Push to the browser's own push service, by the keys VAPID_*.
 * Five seconds at most: a customer is waiting.
 */
export function messageHttp(env: Env, brandName: string, network?: PushNetwork): MessageSender {
  // Opened at the first mail: a promise made here would be rejected with nobody to hear it.
  let mail: ReturnType<typeof mailTransport> | undefined;
  const transport = () => (mail ??= mailTransport(env, brandName));
  const post = pushPoster(env, network);
  return {
    /** A message without a recipient is refused, once the key has been accepted. */
    probe: async (medium) => {
      if (medium === 'email') return void (await (await transport()).verify());
      await postSms(env, {});
      throw new Error('SMS carrier took a message without a recipient');
    },
    async send({ id, medium, to, text, mail: letter, push }) {
      if (push) return post({ ...push, id: id ?? randomUUID(), text });
      if (medium === 'email') {
        const subject = letter?.subject ?? (text.slice(0, text.indexOf('】') + 1) || '验证码');
        await (await transport()).send({ id, to, subject, text, html: letter?.html, unsubscribe: letter?.unsubscribe });
        return;
      }
      await postSms(env, { to, text }, id);
    },
  };
}
