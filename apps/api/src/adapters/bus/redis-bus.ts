import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Bus } from '../../ports';
import { listenersOf } from './listeners';

const prefix = 'portal:bus:';

/** A bus over Redis' PUBLISH and SUBSCRIBE. The connection given sends; a second one listens, from the first subscription on. */
export function redisBus({ redis, log }: { redis: Redis; log: Pick<FastifyBaseLogger, 'warn' | 'error'> }): Bus {
  const { add, deliver } = listenersOf(log);
  let listening: Redis | undefined;

  const listen = () => {
    // It subscribes again below: what the library does itself fails unhandled where the connection is lost in that moment.
    const connection = redis.duplicate({ autoResubscribe: false });
    connection.on('error', () => undefined); // The sending connection reports it.
    connection.on('pmessage', (_pattern, channel: string, text: string) => deliver(channel.slice(prefix.length), text));
    connection.on('ready', () => {
      connection.psubscribe(`${prefix}*`).catch((error: unknown) => log.warn({ err: error }, 'the bus lost Redis'));
    });
    return connection;
  };

  return {
    async publish(topic, text) {
      await redis.publish(prefix + topic, text);
    },
    subscribe(topic, listener) {
      listening ??= listen();
      return add(topic, listener);
    },
    async close() {
      listening?.disconnect();
    },
  };
}
