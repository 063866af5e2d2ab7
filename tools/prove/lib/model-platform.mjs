import { setTimeout as sleep } from 'node:timers/promises';
import { loadSource } from '../../commands/lib/load-source.mjs';

const FAULTS = ['dropBefore', 'dropAfter', 'slow', 'late', 'twice', 'notJson', 'cutJson', 'lostSession'];
const PATIENCE = { answer: 400, looks: [10, 60], settle: 300, breaker: { failures: 10_000, reopen: 50 } };
/** The manager has every permission here. Two sessions were lost one after the other, which looks like a missing one. */
const LOST_TWICE = 8;
/** A session that could not log in tries again after some seconds. */
const READ_MS = 120_000;
const HOUR = 3_600_000;

/** The credits to send, oldest first, as the gateway sends them. */
const CREDITS = `
  select * from (
    select j.payload ->> 'login' as login, j.payload ->> 'action' as action, j.payload ->> 'amount' as amount,
           j.payload ->> 'comment' as comment, j.payload ->> 'ticket' as ticket
    from graphile_worker._private_jobs j join account.account a on a.login = j.payload ->> 'login'
    where a.customer_id = any ($1) and j.payload ->> 'ticket' is not null
    union all
    select o.login, o.action, o.amount::text, o.comment, o.ticket::text
    from account.platform_outbox o join account.account a using (login) where a.customer_id = any ($1)
  ) credit order by length(ticket), ticket`;

/** The money of a model's account that the platform has. */
function expectedOf(model, account) {
  const { posted, held } = model.balances[account.name];
  const payouts = [...model.payouts.values()].filter(({ source }) => source === account);
  const sum = (list) => list.reduce((total, { amount }) => total + amount, 0);
  const untaken = payouts.filter(({ platform, status }) => platform === 'asked' && status <= 2);
  const unreturned = payouts.filter(({ platform, status }) => platform === 'taken' && [4, 5].includes(status));
  const moving = [...model.transfers.values()].filter(
    ({ source, status }) => source === account && status === 'pending',
  );
  const owed = model.balances[account.debt]?.posted ?? 0;
  return posted - held - owed + sum(untaken) + sum(moving) - sum(unreturned);
}

/**
 * MetaTrader 5's protocol simulator behind the connector, for the model proof. The model's random events at the platform
 * happen there: withdrawals and refunds of payouts and transfers, credits, and trades. One request in eight fails. `db`: where the
 * connector records what it sent.
 */
export async function startModelPlatform(db) {
  const { startMt5Simulator } = await loadSource('apps/api/src/adapters/trading/testing/mt5-simulator.ts');
  const { mt5WebApi } = await loadSource('apps/api/src/adapters/trading/mt5-web-api/mt5-web-api.ts');
  const { databaseAttempts } = await loadSource('apps/api/src/adapters/trading/mt5-web-api/attempts.ts');
  const mt5 = await startMt5Simulator({ lag: 50 });
  const connector = mt5WebApi({ ...mt5, attempts: databaseAttempts(db), patience: PATIENCE });
  const template = {
    group: 'real\\STD-USD',
    name: 'Customer',
    leverage: '100',
    password: '',
    rights: '355',
    archived: false,
    account: {},
  };
  const begun = new Date(Date.now() - HOUR);
  const counts = { moved: 0, refused: 0, repeated: 0, trades: 0, faults: 0 };
  let tickets = 0;

  /** Moves money once, however often the connection fails. Returns whether the platform did. */
  async function move(operation, random) {
    if (random.chance(1 / 8)) {
      counts.faults += 1;
      mt5.fail('/api/trade/balance', random.pick(FAULTS));
    }
    for (;;) {
      try {
        await connector.applyBalance(operation);
        counts.moved += 1;
        return true;
      } catch (error) {
        // A TradingRefusal. After any other error it is not known what the platform did.
        if (error.retcode !== undefined && error.retcode !== LOST_TWICE) {
          counts.refused += 1;
          return false;
        }
        counts.repeated += 1;
        await sleep(50);
      }
    }
  }
  /** Asks again where the faults, or a machine with other work, leave no answer. */
  async function read(ask) {
    const until = Date.now() + READ_MS;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (error.retcode !== undefined || Date.now() > until) throw error;
        counts.repeated += 1;
        await sleep(50);
      }
    }
  }
  const own = (no, account, amount, random) =>
    move(
      { login: `9${account.id}`, action: 'balance', amount: BigInt(amount), comment: no, ticket: `t${(tickets += 1)}` },
      random,
    );

  /** Trades, or gives credit, and reads the deal back. */
  async function trade({ account, kind, amount }) {
    const login = `9${account}`;
    if (kind === 'credit') mt5.recordDeal({ login, action: '3', profit: BigInt(amount), comment: 'manager' });
    else {
      const position = mt5.openPosition(login, { symbol: 'EURUSD', side: 'buy', volume: 100n, price: '1.10000' });
      mt5.closePosition(position, { price: '1.10100', profit: BigInt(amount) + 7n, commission: -5n, storage: -2n });
    }
    counts.trades += 1;
    const to = new Date(Date.now() + HOUR);
    const deals = await read(() => connector.history.deals({ logins: [login], from: begun, to }));
    const deal = deals.at(-1);
    return {
      no: deal.deal,
      kind: deal.kind === 'credit' ? 'credit' : 'trade',
      amount: Number(deal.profit + deal.commission + deal.swap),
    };
  }

  return {
    counts,

    /** Opens the MT5 accounts of a sequence. */
    open(model) {
      for (const { id, kind } of model.accounts.values())
        if (kind === 'mt5')
          mt5.users.push({ ...template, login: `9${id}`, comment: `portal#${id}`, balance: 0n, credit: 0n });
    },

    /** The operation with what the platform did. */
    async answered(operation, model, random) {
      const { do: what, no, outcome } = operation;
      if (what === 'payout.platform') {
        const { platform, status, source, amount } = model.payouts.get(no);
        if (platform === 'asked' && outcome !== 'returned')
          return { ...operation, outcome: (await own(no, source, -amount, random)) ? 'taken' : 'refused' };
        if (platform === 'taken' && [4, 5].includes(status) && outcome === 'returned')
          await own(no, source, amount, random);
      }
      if (what === 'transfer.finish') {
        const { status, source, amount } = model.transfers.get(no);
        if (status === 'pending') return { ...operation, done: await own(no, source, -amount, random) };
      }
      if (what === 'account.post_deal' && !model.deals.has(no)) {
        const { kind, amount, account } = operation;
        const isTaken = kind === 'credit' && model.free(model.accounts.get(account).credit) < -amount;
        if (!isTaken) return { ...operation, ...(await trade(operation)) };
      }
      return operation;
    },

    /** Sends the credits that are posted, some of them again. */
    async relay(client, customers, sent, random) {
      const { rows } = await client.query({ name: 'credits', text: CREDITS, values: [customers] });
      let left = rows.filter(({ ticket }) => !sent.has(ticket) || random.chance(0.01));
      while (left.length > 0) {
        const refused = [];
        for (const credit of left) {
          if (await move({ ...credit, amount: BigInt(credit.amount), booked: true }, random)) sent.add(credit.ticket);
          else refused.push(credit);
        }
        // Credit that the manager has taken meanwhile may have to come back first.
        if (refused.length === left.length) throw new Error(`the platform refused the credit ${left[0].ticket}`);
        left = refused;
      }
    },

    /** Compares the platform with the model at the end of a sequence. */
    async check(model) {
      const accounts = [...model.accounts.values()].filter(({ kind }) => kind === 'mt5');
      const states = await read(() => connector.states(accounts.map(({ id }) => `9${id}`)));
      return accounts.flatMap((account) => {
        const state = states.get(`9${account.id}`);
        const expected = `${expectedOf(model, account)}/${model.balances[account.credit].posted}`;
        const found = `${state?.balance}/${state?.credit}`;
        return expected === found ? [] : [{ law: `platform ${account.name}`, expected, found }];
      });
    },

    async close() {
      await connector.close();
      await mt5.close();
    },
  };
}
