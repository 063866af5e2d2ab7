import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from './gateway';
import { TradingRefusal, type BalanceAction } from './ports';

type Relay = Pick<Gateway, 'db' | 'log' | 'ports'>;

interface Credit {
  ticket: bigint;
  login: string;
  action: BalanceAction;
  amount: bigint;
  comment: string;
}

const batch = 100;

async function carry({ ports, log }: Relay, { ticket, ...credit }: Credit): Promise<bigint[]> {
  try {
    await ports.trading.applyBalance({ ...credit, ticket: String(ticket) });
    return [ticket];
  } catch (error) {
    // A refusal means that books and platform disagree: it is told loudly. Either way it is tried again.
    if (error instanceof TradingRefusal)
      log.error({ err: error, ticket: String(ticket) }, 'a booked credit was refused');
    else log.warn({ err: error, ticket: String(ticket) }, 'a booked credit waits for the platform');
    return [];
  }
}

/** Carries every credit of account.platform_outbox to the platform. Its ticket makes a repeat do nothing there. */
export async function relayPlatform(gateway: Relay): Promise<void> {
  let after = 0n;
  for (;;) {
    const credits = await gateway.db.rows<Credit>(
      'outbox.next',
      'select ticket, login, action, amount, comment from account.platform_outbox where ticket > $1 order by ticket limit $2',
      [after, batch],
    );
    const last = credits.at(-1);
    if (!last) return;
    after = last.ticket;
    const done: bigint[] = [];
    for (const credit of credits) done.push(...(await carry(gateway, credit)));
    await gateway.db.rows('outbox.done', 'delete from account.platform_outbox where ticket = any ($1)', [done]);
  }
}

/** How long a credit waits for others to go with it; milliseconds. */
const gather = 50;

const underWay = new WeakMap<object, { again: boolean }>();

/**
 * The same soon, for a caller who does not wait: one at a time and gateway, however many ask, so that many credits cost few
 * statements. What fails here is done by the recurring job.
 */
export function relaySoon(gateway: Relay): void {
  const current = underWay.get(gateway.db);
  if (current) {
    current.again = true;
    return;
  }
  const state = { again: false };
  underWay.set(gateway.db, state);
  const run = async () => {
    do {
      await sleep(gather);
      state.again = false;
      await relayPlatform(gateway);
    } while (state.again);
  };
  run()
    .catch((error: unknown) => gateway.log.warn({ err: error }, 'credits wait for the next relay'))
    .finally(() => underWay.delete(gateway.db));
}
