import { lookup } from 'node:dns';
import { request, type Agent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RefusedError, type OutgoingMessage } from '../../ports';
import { isPublicAddress, isPushAddress } from '../../core/messages/push-address';

/** Milliseconds for an answer. */
const patience = 5_000;
/** Seconds for which a push service holds a message for a browser that is off. */
const lifetime = 86_400;
/** Seconds: no push service is taken at its word for longer. */
const longestPause = 21_600;

/** What a test replaces: how a name is looked up, and how a host is reached. */
export interface PushNetwork {
  lookup?: typeof lookup;
  agent?: Agent;
}

/** The settings of web push. */
export interface PushSettings {
  VAPID_SUBJECT: string;
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
}

type Push = NonNullable<OutgoingMessage['push']> & { id: string; text: string };

/** Looks a name up, and refuses one with an address of this machine or its network: whoever subscribes names the host. */
const guarded =
  (find: typeof lookup): LookupFunction =>
  (host, options, done) =>
    find(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(Object.assign(new Error('no push service'), { code: 'EADDRNOTAVAIL' }), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });

/** Seconds that `Retry-After` asks for: a number, or a time. */
function secondsOf(header: string | undefined): number {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), longestPause) : 0;
}

/**
 * Sends messages to browsers by their push services (RFC 8030), encrypted for the browser (RFC 8291) and signed by VAPID (RFC 8292). A push
 * service that asks for a pause gets it for all its browsers.
 */
export function pushPoster(
  { VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: PushSettings,
  { lookup: find = lookup, agent }: PushNetwork = {},
): (push: Push) => Promise<void> {
  const pauses = new Map<string, number>();
  const lookedUp = guarded(find);
  return async ({ id, text, title, href, urgent, subscription }) => {
    const { endpoint } = subscription;
    if (!isPushAddress(endpoint)) throw new RefusedError('push service', 404);
    const { host } = new URL(endpoint);
    const left = Math.ceil(((pauses.get(host) ?? 0) - Date.now()) / 1000);
    if (left > 0) throw new RefusedError('push service', 429, left);
    pauses.delete(host);
    const { generateRequestDetails } = await import('web-push');
    const { method, headers, body } = generateRequestDetails(subscription, JSON.stringify({ id, title, text, href }), {
      vapidDetails: { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
      TTL: lifetime,
      urgency: urgent ? 'high' : 'normal',
      // What the browser has not fetched yet is replaced by a repeat.
      topic: id,
    });
    const { status, retryAfter } = await new Promise<{ status: number; retryAfter: number }>((resolve, reject) => {
      const sent = request(
        endpoint,
        { method, headers, lookup: lookedUp, agent: agent ?? false, signal: AbortSignal.timeout(patience) },
        (answer) => {
          answer.destroy();
          resolve({ status: answer.statusCode ?? 0, retryAfter: secondsOf(answer.headers['retry-after']) });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    if (status >= 200 && status < 300) return;
    if (retryAfter > 0) pauses.set(host, Date.now() + retryAfter * 1000);
    throw new RefusedError('push service', status, retryAfter);
  };
}
