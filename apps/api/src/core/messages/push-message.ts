import type { Job } from '../gateway/job';
import type { PushSubscription } from '../../ports';
import { giveToCarrier } from './give-to-carrier';
import type { MessageFacts } from './message-params';
import { messageText } from './message-text';
import { messageDone, waitingMessage } from './outgoing.store';
import { forgetDevice, pushDevice, subscriptionContext } from './push-device.store';
import { isPushOn } from './push-key';
import { pushWords } from './push-words';

/** The language in which messages leave the portal. */
const lang = 'zh_CN';
/** The push service knows no such browser, or no longer. */
const gone = [404, 410];

/** Gives a push of the outbox to the push service of its browser: the title of the message, and nothing of what it tells. */
export const pushMessage: Job = async (gateway, { id = '' }) => {
  const { brand, crypto, db, env } = gateway;
  const found = await waitingMessage(db, id);
  if (!found) return;
  const { customer_id: customerId, fixed, target: to, href, kind, params } = found;
  const device = isPushOn(env) ? await pushDevice(db, to) : undefined;
  if (!device) return void (await messageDone(db, id, 'failed'));
  const words = pushWords[lang];
  const refused = await giveToCarrier(gateway, id, {
    medium: 'push',
    to,
    kind,
    customerId,
    text: fixed === 'security' ? words.notMe : words.open,
    push: {
      subscription: JSON.parse(crypto.decrypt(device.subscription, subscriptionContext).toString()) as PushSubscription,
      title: messageText(lang, brand, { kind, params } as MessageFacts).title,
      href: href ?? '/user-center/acctInfo',
      urgent: fixed === 'security' || fixed === 'risk',
    },
  });
  if (refused !== undefined && gone.includes(refused)) await forgetDevice(db, to);
};
