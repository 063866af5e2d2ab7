import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { ping } from '../../database/ping';
import type { Bus } from '../../ports';
import { listenersOf } from './listeners';

const channel = 'portal_bus';
/** PostgreSQL refuses a payload of 8,000 bytes. The rest is for the words before the part. */
const partSize = 7_800;
const pingMs = 5_000;
const againMs = 250;

/** `<message> <number of the part> <parts> <topic> <part in base64>` */
function partsOf(topic: string, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(encoded.length / partSize));
  const message = randomUUID();
  return Array.from({ length: count }, (_none, n) =>
    [message, n, count, topic, encoded.slice(n * partSize, (n + 1) * partSize)].join(' '),
  );
}

/**
 * A bus over PostgreSQL's LISTEN and NOTIFY. A message of any size is one transaction, whose parts arrive together and in order.
 * Each gateway listens on one connection, from the first subscription on, and connects again when it is lost.
 */
export function postgresBus({ db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'warn' | 'error'> }): Bus {
  const { add, deliver } = listenersOf(log);
  const stop = new AbortController();
  let listening: Promise<void> | undefined;

  const listen = async () => {
    const client = await db.pool.connect();
    const arrived = new Map<string, string[]>();
    const ended = new AbortController();
    client.once('error', () => ended.abort());
    client.on('notification', ({ payload = '' }) => {
      const [message = '', , count, topic = '', part = ''] = payload.split(' ');
      const parts = [...(arrived.get(message) ?? []), part];
      arrived.set(message, parts);
      if (parts.length < Number(count)) return;
      arrived.delete(message);
      deliver(topic, Buffer.from(parts.join(''), 'base64').toString());
    });
    const signal = AbortSignal.any([stop.signal, ended.signal]);
    try {
      await client.query(`listen ${channel}`);
      while (!signal.aborted) {
        await sleep(pingMs, undefined, { signal, ref: false }).catch(() => undefined);
        await ping(client, pingMs);
      }
    } finally {
      client.release(true);
    }
  };

  const listenAgain = async () => {
    while (!stop.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn({ err: error }, 'the bus lost the database');
      });
      await sleep(againMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    async publish(topic, text) {
      const query = 'select pg_notify($1, part) from unnest($2::text[]) with ordinality p (part, n) order by n';
      await db.rows('bus.publish', query, [channel, partsOf(topic, text)]);
    },
    subscribe(topic, listener) {
      listening ??= listenAgain();
      return add(topic, listener);
    },
    async close() {
      stop.abort();
      await listening;
    },
  };
}
