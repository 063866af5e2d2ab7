import { call } from '@portal/api-client/http';
import { messageRequests } from '@portal/api-client/message/requests';
import type { BodyOf } from '@portal/contract';
import type { addPushDevice } from '@portal/contract/message';

type Subscribed = BodyOf<typeof addPushDevice>;

/** Whether this browser can take push at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = () => navigator.serviceWorker.getRegistration('/user-center/');

function bodyOf(subscription: PushSubscription): Subscribed {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const plain = (name: string) => (keys[name] ?? '').replace(/=+$/, '');
  return { endpoint, p256dh: plain('p256dh'), auth: plain('auth') };
}

const sameKey = (held: ArrayBuffer | null | undefined, publicKey: string): boolean =>
  held !== null &&
  held !== undefined &&
  btoa(String.fromCharCode(...new Uint8Array(held)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '') === publicKey;

/**
 * Asks the customer for permission, and subscribes this browser.
 * @param publicKey of the gateway, base64url
 * @returns what the gateway is given; `blocked` if the customer has refused notifications of this site
 * @throws if the browser cannot subscribe: it has no service worker, or its push service cannot be reached
 */
export async function subscribe(publicKey: string): Promise<Subscribed | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const registration = await registered();
  if (!registration) throw new Error('no service worker');
  const held = await registration.pushManager.getSubscription();
  if (held && sameKey(held.options.applicationServerKey, publicKey)) return bodyOf(held);
  // A subscription for other keys takes the place of a new one.
  await held?.unsubscribe();
  return bodyOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const held = await (await registered())?.pushManager.getSubscription();
  await held?.unsubscribe();
}

/** Tells the gateway that the browser of a new session still takes push, if it does. */
export async function renew(http: Parameters<typeof call>[0]): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const held = await (await registered())?.pushManager.getSubscription();
  if (held) await call(http, messageRequests.addPushDevice, bodyOf(held));
}
