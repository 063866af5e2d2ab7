import pg from 'pg';
import { loadSource } from '../../commands/lib/load-source.mjs';

/** As the gateway reads numbers: int8 as bigint. */
const types = { getTypeParser: (oid, format) => (oid === 20 ? BigInt : pg.types.getTypeParser(oid, format)) };
/** Above every balance: what the platform has where an operation leaves it open. */
const ALL = 2n ** 62n;
const ASK = { answer: { ask: true } };

/**
 * The transfers, set-offs and what becomes of a payout in the model proof, which are commands of the gateway and no SQL functions. Runs each in a transaction on the
 * connection of its sequence and observes the ledger before the commit, as prove.run does for the other operations.
 */
export async function moneyActs() {
  const { brandOf, defaultBrand } = await loadSource('libs/brand/src/index.ts');
  const { runMoneyAct } = await loadSource('apps/api/src/core/money-acts/run-money-act.ts');
  const { transferAct } = await loadSource('apps/api/src/transfer/transfer-act.ts');
  const { finishTransfer } = await loadSource('apps/api/src/transfer/finish.store.ts');
  const { cancelPayout } = await loadSource('apps/api/src/core/payouts/cancel-payout.ts');
  const { setOffFrom } = await loadSource('apps/api/src/account/set-off.ts');
  const { runStaffAct } = await loadSource('apps/api/src/core/money-acts/run-staff-act.ts');
  const { refusePayout } = await loadSource('apps/api/src/core/payouts/refuse-payout.ts');
  const { approvePayout } = await loadSource('apps/api/src/core/payouts/approve-payout.ts');
  const { payPayout } = await loadSource('apps/api/src/core/payouts/pay-payout.ts');
  const { recordPlatformOutcome } = await loadSource('apps/api/src/core/payouts/platform-outcome.store.ts');
  const { readWithdrawal } = await loadSource('apps/api/src/withdraw/withdraw.store.ts');
  const { readCoinWithdrawal } = await loadSource('apps/api/src/coin/coin.store.ts');
  const decisions = { approve: approvePayout, pay: payPayout, refuse: refusePayout };
  const own = brandOf(defaultBrand);
  // One rate for both directions, and no least amount: the model's own rules.
  const rates = { ...own.rates, depositCny: '7', withdrawCny: '7' };
  const brand = { ...own, rates, limits: { ...own.limits, transfer: { ...own.limits.transfer, min: '0.00' } } };

  const causeOf = (o) => ({
    customerId: BigInt(o.customer),
    actor: `customer:${o.customer}`,
    requestId: 'prove',
    idempotency: { scope: o.scope, key: o.key, hash: Buffer.from(o.body) },
  });
  const cancel = (act) => async (db, o) =>
    (await runMoneyAct(db, act, { customerId: BigInt(o.customer), pno: o.no }, causeOf(o))).answer;

  const acts = {
    async 'transfer.add'(db, o) {
      const request = {
        tno: o.no,
        customerId: BigInt(o.customer),
        fromId: BigInt(o.account),
        toId: BigInt(o.to),
        amount: BigInt(o.amount),
        shownRate: o.terms.shownRate,
        kinds: o.kinds,
        brand,
      };
      const ask = async () => {
        if (o.available === null) throw ASK;
        const settled = o.settled === null ? ALL : BigInt(o.settled);
        return { available: BigInt(o.available), settled, freeMargin: ALL };
      };
      return (await runMoneyAct(db, transferAct, request, causeOf(o), ask)).answer;
    },
    'transfer.finish': (db, { no, done }) => finishTransfer(db, no, done ? undefined : 'x'),
    'account.setOff': (db, { customer, account, available, settled }) =>
      db.transaction(async (tx) => {
        const platform =
          available === null
            ? null
            : { available: BigInt(available), settled: settled === null ? ALL : BigInt(settled) };
        await setOffFrom(tx, BigInt(customer), { id: BigInt(account) }, platform);
        return {};
      }),
    'withdraw.cancel': cancel(cancelPayout('bank', readWithdrawal)),
    'payout.decide': (db, { decision, kind, no: pno, reason, actor }) =>
      runStaffAct(db, decisions[decision], { kind, pno, reason, actor, txHash: pno, twoFrom: 1_000_000n }),
    'payout.platform': (db, { no, outcome }) => recordPlatformOutcome(db, no, outcome, 'x'),
    'coin.cancel': cancel(cancelPayout('coin', readCoinWithdrawal)),
  };

  /** The operations that are commands. */
  const has = ({ do: what }) => what in acts;

  /** The result of an operation, as prove.run reports it. */
  async function run(client, customers, operation) {
    const observe = async (code, answer) => {
      const text = 'select prove.observed($1, $2, $3, $4) as result';
      const values = [customers, JSON.stringify(operation), code, JSON.stringify(answer ?? null)];
      return (await client.query({ name: 'observe', text, values })).rows[0].result;
    };
    const rows = async (name, text, values) => (await client.query({ name, text, values, types })).rows;
    const tx = {
      rows,
      row: async (...statement) => (await rows(...statement))[0],
      maybe: async (...statement) => (await rows(...statement))[0],
    };
    let result;
    const db = {
      async transaction(work) {
        await client.query('begin');
        try {
          const done = await work(tx);
          result = await observe('OK', done?.isNew === undefined ? done : done.answer);
          await client.query('commit');
          return done;
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      },
    };
    try {
      await acts[operation.do](db, operation);
      return result;
    } catch (error) {
      if (error !== ASK && typeof error.code !== 'string') throw error;
      return observe(error === ASK ? 'OK' : error.code === 'PF001' ? error.message : error.code, error.answer);
    }
  }
  return { has, run };
}
