import type { Job } from '../gateway/job';
import { giveToCarrier } from './give-to-carrier';
import { mailWords } from './mail/mail-words';
import { noticeMail } from './mail/notice-mail';
import type { MessageFacts } from './message-params';
import { messageText } from './message-text';
import { notMeTicket } from './not-me-ticket';
import { waitingMessage } from './outgoing.store';

/** The language in which messages leave the portal. */
const lang = 'zh_CN';

/** Where a customer chooses whether messages of a kind come. Absent for a kind that always comes. */
const settingsOf = (fixed: string | null, at: (origin: 'userCenter', path: string) => string) => {
  if (fixed === 'consent') return at('userCenter', '/user-center/settings#consents');
  return fixed === null ? at('userCenter', '/user-center/settings#messages') : undefined;
};

/** Gives an SMS or a mail of the outbox to its carrier. */
export const sendMessage: Job = async (gateway, { id = '' }) => {
  const { brand, crypto, db, env } = gateway;
  const found = await waitingMessage(db, id);
  if (!found) return;
  const {
    id: messageId,
    customer_id: customerId,
    attempts,
    closed,
    fixed,
    medium,
    target: to,
    href,
    kind,
    params,
  } = found;
  const facts = { kind, params } as MessageFacts;
  const { title, text } = messageText(lang, brand, facts);
  const at = (origin: 'site' | 'userCenter', path: string) =>
    `${brand.origins[origin].replace('{port}', String(env.PORT))}${path}`;
  // A customer who is closed has nothing left to freeze.
  const ticket = fixed === 'security' && !closed ? notMeTicket(crypto, messageId) : undefined;
  const notMe = ticket === undefined ? undefined : at('site', `/security/not-me?ticket=${ticket}`);
  const { text: plain, ...mail } = noticeMail(lang, brand.name, {
    title,
    text,
    link: href === null ? undefined : at('userCenter', href),
    notMe,
    settings: settingsOf(fixed, at),
  });
  await giveToCarrier(gateway, id, {
    medium,
    to,
    kind,
    customerId,
    repeat: attempts > 0,
    ...(medium === 'email'
      ? { text: plain, mail }
      : {
          text: `【${brand.name}】${text}${notMe ? `${mailWords[lang].notMe}：${notMe}` : ''}`,
          sms:
            ticket === undefined
              ? { template: 'notice', params: { title, text } }
              : { template: 'security', params: { title, text, ticket } },
        }),
  });
};
