import type { Job } from '../../jobs/jobs';
import { sharedOutageLog } from '../../observability/outage-log';
import { isAnswer } from '../health/is-answer';
import { reasonOf } from '../health/parties';
import { mailWords } from './mail/mail-words';
import { noticeMail } from './mail/notice-mail';
import type { MessageFacts } from './message-params';
import { messageText } from './message-text';
import { notMeTicket } from './not-me-ticket';
import { messageDone, messageFailed, waitingMessage } from './outgoing.store';

/** The language in which messages leave the portal. */
const lang = 'zh_CN';

/** Where a customer chooses whether messages of a kind come. Absent for a kind that always comes. */
const settingsOf = (fixed: string | null, at: (origin: 'userCenter', path: string) => string) => {
  if (fixed === 'consent') return at('userCenter', '/user-center/settings#consents');
  return fixed === null ? at('userCenter', '/user-center/settings#messages') : undefined;
};

/**
 * Gives a message of the outbox to its carrier. A carrier that is away is asked again later; a recipient that it refuses is not. A
 * process that ends between the carrier's answer and the record of it sends the message a second time with the same `id`: an SMS
 * carrier drops the repeat by its Idempotency-Key, a mailbox may by the Message-ID.
 */
export const sendMessage: Job = async ({ brand, crypto, db, env, log, ports }, { id = '' }) => {
  const found = await waitingMessage(db, id);
  if (!found) return;
  const { id: messageId, customer_id: customerId, fixed, medium, target: to, href, kind, params } = found;
  const facts = { kind, params } as MessageFacts;
  const { title, text } = messageText(lang, brand, facts);
  const outage = sharedOutageLog(log, `a message was not sent by ${medium}`);
  const at = (origin: 'site' | 'userCenter', path: string) =>
    `${brand.origins[origin].replace('{port}', String(env.PORT))}${path}`;
  const notMe =
    fixed === 'security' ? at('site', `/security/not-me?ticket=${notMeTicket(crypto, messageId)}`) : undefined;
  try {
    const { text: plain, ...mail } = noticeMail(lang, brand.name, {
      title,
      text,
      link: href === null ? undefined : at('userCenter', href),
      notMe,
      settings: settingsOf(fixed, at),
    });
    await ports.message.send({
      id: `message-${id}`,
      medium,
      to,
      kind,
      customerId,
      ...(medium === 'email'
        ? { text: plain, mail }
        : { text: `【${brand.name}】${text}${notMe ? `${mailWords[lang].notMe}：${notMe}` : ''}` }),
    });
    outage.worked();
  } catch (error) {
    if (isAnswer(error)) return void (await messageDone(db, id, 'failed'));
    // The reason alone: a message of the carrier may contain the phone.
    outage.failed(reasonOf(error), { kind, id });
    return void (await messageFailed(db, id));
  }
  await messageDone(db, id, 'sent');
};
