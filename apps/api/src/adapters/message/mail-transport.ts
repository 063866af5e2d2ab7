import { randomUUID } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import { readMailbox } from './mail-address';

/** Milliseconds for each step of a delivery: a customer is waiting. */
const patience = 5_000;

/** The settings of mail. */
export interface MailSettings {
  SMTP_URL: string;
  MAIL_FROM: string;
  SITE_ORIGIN: string;
}

/**
 * Sends mail by SMTP_URL from MAIL_FROM. The greeting and the id of a mail have the name of the site, not of this machine: receivers
 * compare them with the sender's domain. A mail that is sent again has the same id, so that a mailbox can drop the repeat. `brandName` is shown where MAIL_FROM has no name.
 */
export async function mailTransport(
  { SMTP_URL, MAIL_FROM, SITE_ORIGIN }: MailSettings,
  brandName: string,
): Promise<{
  send(mail: {
    id?: string | undefined;
    to: string;
    subject: string;
    text: string;
    html?: string | undefined;
    unsubscribe?: string | undefined;
  }): Promise<void>;
  verify: Transporter['verify'];
}> {
  const { createTransport } = await import('nodemailer');
  const host = URL.parse(SITE_ORIGIN)?.hostname;
  const transport = createTransport({
    url: SMTP_URL,
    ...(host && { name: host }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = readMailbox(MAIL_FROM);
  return {
    async send({ id, to, subject, text, html, unsubscribe }) {
      if (!from) throw new Error('MAIL_FROM is no address');
      await transport.sendMail({
        from: { ...from, name: from.name || brandName },
        // As an object it is not parsed: a text with a comma would be two recipients.
        to: { name: '', address: to },
        messageId: `<${id ?? randomUUID()}@${host ?? from.address.split('@')[1]}>`,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(unsubscribe !== undefined && { list: { unsubscribe } }),
      });
    },
    verify: () => transport.verify(),
  };
}
