import { createECDH, randomBytes } from 'node:crypto';
import type { PushSubscription } from '../ports';

const pair = () => {
  const made = createECDH('prime256v1');
  made.generateKeys();
  return made;
};
const vapid = pair();

/** The settings with which messages also go by push. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  VAPID_SUBJECT: 'mailto:push@broker.example',
};

/** A browser that subscribes at a push service: what it sends to the gateway, and what it decrypts with. */
export function pushBrowser(service = 'push.example.com') {
  const keys = pair();
  const secret = randomBytes(16);
  const args = {
    endpoint: `https://${service}/send/${randomBytes(24).toString('base64url')}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
  };
  const { endpoint, ...shared } = args;
  const subscription: PushSubscription = { endpoint, keys: shared };
  return { args, subscription, keys, secret };
}
