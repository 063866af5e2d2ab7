import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database';
import type { SingleRunner } from '../../jobs/single-runner';
import type { Bus, TradingPlatform } from '../../ports';
import { outageLog } from '../../observability/outage-log';
import { changesTopic, toText, wholeTopic } from './account-changes';
import { accountReader } from './account-reader';
import { openLogins } from './open-logins';

interface From {
  db: Database;
  log: FastifyBaseLogger;
  brand: Brand;
  trading: TradingPlatform;
  bus: Bus;
}

const everyMs = 1_000;
/** Between two looks at least, so that the requests of customers find free sessions. */
const pauseMs = 250;

/**
 * Looks at all open accounts of the platform, once a second, and sends what changed to all gateways. It looks in the one gateway that
 * `runner` chooses, so that the platform answers as often however many gateways and viewers there are.
 */
export function startAccountPoller(
  { db, log, brand, trading, bus }: From,
  runner: SingleRunner,
): { stop(): Promise<void> } {
  const stop = new AbortController();
  const sender = randomUUID();
  const unsent = outageLog(log, 'the accounts were not sent');
  let number = 0;
  let isWholeDue = true;
  const sent = new Map<string, string>();
  const unsubscribe = bus.subscribe(wholeTopic, () => (isWholeDue = true));

  const readAll = accountReader({ log, brand, trading });

  const look = async () => {
    const whole = isWholeDue;
    isWholeDue = false;
    if (whole) sent.clear();
    const read = await readAll(await openLogins(db), stop.signal);
    const all = read.map((account) => ({ account, text: toText(account) }));
    const changed = all.filter(({ account, text }) => sent.get(account.state.login) !== text);
    const found = new Set(all.map(({ account }) => account.state.login));
    const gone = [...sent.keys()].filter((login) => !found.has(login));
    for (const login of gone) sent.delete(login);
    for (const { account, text } of changed) sent.set(account.state.login, text);
    const accounts = changed.map(({ account }) => account);
    await bus.publish(changesTopic, toText({ sender, number: ++number, whole, accounts, gone }));
  };

  const running = (async () => {
    while (!stop.signal.aborted) {
      const begun = Date.now();
      if (runner.isActive) {
        await look().then(unsent.worked, (error: unknown) => {
          isWholeDue = true;
          if (!stop.signal.aborted) unsent.failed(error);
        });
      } else isWholeDue = true;
      const left = Math.max(pauseMs, begun + everyMs - Date.now());
      await sleep(left, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      unsubscribe();
      stop.abort();
      await running;
    },
  };
}
