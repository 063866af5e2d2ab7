import { randomUUID } from 'node:crypto';
import type { MessageSender } from '../../ports';
import { mailTransport, type MailSettings } from './mail-transport';
import { pushPoster, type PushNetwork, type PushSettings } from './post-push';
import { smsAdapter, smsCarrier, type ChosenSms } from './sms/sms-adapters';

/**
 * SMS by the adapter of SMS_PROVIDER, e-mail by SMTP_URL, push to the browser's own push service by the keys VAPID_*.
 * Five seconds at most: a customer is waiting.
 */
export function messageHttp(
  env: MailSettings & PushSettings & ChosenSms,
  brandName: string,
  network?: PushNetwork,
): MessageSender {
  // Opened at the first mail: a promise made here would be rejected with nobody to hear it.
  let mail: ReturnType<typeof mailTransport> | undefined;
  const transport = () => (mail ??= mailTransport(env, brandName));
  const post = pushPoster(env, network);
  const sms = smsCarrier(env);
  return {
    carriers: { sms: smsAdapter(env.SMS_PROVIDER).name },
    /** A message without a recipient is refused, once the key has been accepted. */
    probe: async (medium) => {
      if (medium === 'email') return void (await (await transport()).verify());
      await sms();
      throw new Error('SMS carrier took a message without a recipient');
    },
    async send({ id, repeat, medium, to, kind, text, mail: letter, push, sms: parts }) {
      if (push) return post({ ...push, id: id ?? randomUUID(), text });
      if (medium === 'email') {
        const subject = letter?.subject ?? (text.slice(0, text.indexOf('】') + 1) || '验证码');
        await (await transport()).send({ id, to, subject, text, html: letter?.html, unsubscribe: letter?.unsubscribe });
        return;
      }
      await sms({ ...(id !== undefined && { id }), ...(repeat && { repeat }), to, kind, text, parts });
    },
  };
}
