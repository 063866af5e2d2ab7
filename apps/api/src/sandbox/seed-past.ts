import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@portal/contract';
import type { Db } from '../database/database';
import { atRate, rateMicros } from '@portal/rules/money';
import type { Gateway } from '../core/gateway/gateway';
import { offeredInstrument } from '../core/instruments/offered';
import { TradingRefusal, type PastPlatform, type TradeHistory } from '../ports';
import { proposalNumber } from '../core/money/proposal-number';
import { withLock } from '../database/with-lock';
import { planPast, type PlannedTrade } from './past-plan';
import { awaitsReview, beginPast, demoWithoutPast, isUnpaid, pastDeposit, pastEquity } from './sandbox.store';
import { demoCustomer } from './seed-demo';
import { Visitor } from './visitor';

const day = 86_400_000;
const length = 183 * day;

/** What was paid in, in USD cents, and when after the beginning. */
const deposits = [
  { after: 0, amount: 500_000n },
  { after: 61 * day, amount: 300_000n },
  { after: 124 * day, amount: 200_000n },
];

/** How records become the portal's: the reports domain's own way. */
export type ImportLogin = (db: Db, history: TradeHistory, login: string) => Promise<void>;

type Event = { at: number } & (
  { deposit: bigint } | { open: PlannedTrade } | { close: PlannedTrade } | { endOf: string }
);

/** A minute before the end of each day in Beijing. */
function* dayEnds(from: number, to: number): Generator<Event> {
  const beijing = 8 * 3_600_000;
  for (let end = (Math.floor((from + beijing) / day) + 1) * day - beijing - 60_000; end < to; end += day) {
    yield { at: end, endOf: new Date(end + beijing).toISOString().slice(0, 10) };
  }
}

function eventsOf(gateway: Gateway, from: number, to: number): Event[] {
  const trades = planPast(from + day, to, (symbol) => offeredInstrument(gateway, symbol) !== undefined);
  return [
    ...deposits.map(({ after, amount }) => ({ at: from + after, deposit: amount })),
    ...dayEnds(from, to),
    ...trades.map((trade) => ({ at: trade.openAt, open: trade })),
    ...trades.flatMap((trade) => (trade.closeAt === undefined ? [] : [{ at: trade.closeAt, close: trade }])),
  ].sort((a, b) => a.at - b.at);
}

/** A trade that the platform refuses (no money, stopped out meanwhile) is skipped. Any other failure is a defect. */
async function unlessRefused<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof TradingRefusal) return undefined;
    throw error;
  }
}

async function live(gateway: Gateway, sandbox: PastPlatform, accountId: bigint, copyDeals: () => Promise<void>) {
  const { brand, ports } = gateway;
  const positions = new Map<PlannedTrade, string>();
  const to = Date.now();
  const from = to - length;
  await beginPast(sandbox.tx, accountId, new Date(from - 2 * day));
  const { depositCny: rate } = brand.rates;
  for (const event of eventsOf(gateway, from, to)) {
    await sandbox.goTo(event.at);
    if ('deposit' in event) {
      // Booked in the order it happened, so that the balances of the statement follow from each other.
      await copyDeals();
      await pastDeposit(sandbox.tx, {
        accountId,
        pno: proposalNumber('D', new Date(event.at)),
        amount: event.deposit,
        payAmount: atRate(event.deposit, rate),
        rate: rateMicros(rate),
        merchantId: ports.payment.merchantId,
        at: new Date(event.at),
      });
    } else if ('endOf' in event) {
      await pastEquity(sandbox.tx, { accountId, day: event.endOf, at: new Date(event.at), ...(await sandbox.worth()) });
    } else if ('open' in event) {
      const { symbol, side, volume } = event.open;
      const deal = await unlessRefused(() => sandbox.open({ symbol, side, volume }));
      if (deal) positions.set(event.open, deal.position);
    } else {
      const position = positions.get(event.close);
      if (position) await unlessRefused(() => sandbox.close(position));
    }
  }
  await copyDeals();
}

/** The last deposit, made as every customer makes one. Ends when it is booked, or after half a minute. */
async function payIn({ db, brand }: Gateway, base: string, accountId: bigint): Promise<void> {
  const visitor = new Visitor(base);
  const { mobilePhone: username, password } = demoCustomer;
  const { token } = await visitor.ok(calls.customer.login, { username, password, platform: 1 });
  visitor.signedIn(token);
  const amount = brand.levels.STD.minDeposit;
  const { pno } = await visitor.ok(calls.deposit.submitData, {
    accountId: String(accountId),
    channel: 'EGPAY',
    amount,
  });
  await visitor.ok(calls.sandbox.payOrder, { pno, action: 'pay' });
  // The channel calls back from the queue.
  for (let look = 0; look < 60 && (await isUnpaid(db, pno)); look++) await sleep(500);
}

/**
 * Gives the demo customer half a year: the platform runs on the feed's past prices by a clock of the past, with the code
 * every order goes through. Once; where it is cut off nothing of it has happened.
 * @param base where this gateway listens
 */
export async function seedPast(gateway: Gateway, base: string, importLogin: ImportLogin): Promise<void> {
  const { db, brand, ports } = gateway;
  const { dealing } = ports;
  if (!dealing) return;
  await withLock(db, 'sandbox.past', async () => {
    const demo = await demoWithoutPast(db, brand.defaultPrefix, demoCustomer.mobilePhone);
    if (!demo) return;
    const { id, login } = demo;
    // The past holds the customer's rows for seconds: a review that came meanwhile would wait in vain, and say so.
    for (let look = 0; look < 60 && (await awaitsReview(db, id)); look++) await sleep(500);
    await dealing.inPast(login, (sandbox) =>
      live(gateway, sandbox, id, () => importLogin(sandbox.tx, sandbox.history, login)),
    );
    await payIn(gateway, base, id);
  });
}
