import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from '../gateway/gateway';
import { sharedOutageLog } from '../../observability/outage-log';
import { TradingRefusal, type BalanceAction } from '../../ports';

type Relay = Pick<Gateway, 'db' | 'log' | 'ports'>;

/** Money or credit for a login on the platform, in minor units. */
export interface PlatformCredit {
  /** The journal that posted it. */
  ticket: bigint;
  login: string;
  action: BalanceAction;
  amount: bigint;
  comment: string;
}

const batch = 100;

async function send({ ports, log }: Relay, { ticket, ...credit }: PlatformCredit): Promise<bigint[]> {
  const outage = sharedOutageLog(log, 'a booked credit waits for the platform');
  try {
    await ports.trading.applyBalance({ ...credit, ticket: String(ticket), booked: true });
    outage.worked();
    return [ticket];
  } catch (error) {
    // A refusal means that ledger and platform disagree, so it is logged as an error. The credit is retried in both cases.
    if (error instanceof TradingRefusal)
      log.error({ err: error, ticket: String(ticket) }, 'a booked credit was refused');
    else outage.failed(error, { ticket: String(ticket) });
    return [];
  }
}

/** Sends every credit of account.platform_outbox to the platform. The ticket makes a repeated send harmless. */
export async function relayPlatform(gateway: Relay): Promise<void> {
  let after = 0n;
  for (;;) {
    const credits = await gateway.db.rows<PlatformCredit>(
      'outbox.next',
      'select ticket, login, action, amount, comment from account.platform_outbox where ticket > $1 order by ticket limit $2',
      [after, batch],
    );
    const last = credits.at(-1);
    if (!last) return;
    after = last.ticket;
    const done: bigint[] = [];
    for (const credit of credits) done.push(...(await send(gateway, credit)));
    await gateway.db.rows('outbox.done', 'delete from account.platform_outbox where ticket = any ($1)', [done]);
  }
}

/** How long a relay waits to collect more credits; milliseconds. */
const gather = 50;

const underWay = new WeakMap<object, { again: boolean }>();

/**
 * Starts relayPlatform soon, for a caller who does not wait. One relay runs at a time in a gateway, however many callers there
 * are, so that many credits need few statements. The recurring job repeats a relay that fails here.
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
