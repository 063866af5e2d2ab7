import { calls } from '@portal/contract';
import { Client, fundedCustomer, mt5Password, registerCustomer, submitIdentity } from '@portal/testkit';
import type { ConditionKind } from '../core/health/conditions';
import { leaveMessage } from '../core/messages/message';
import { reconcile } from '../core/reconciliation';
import { counterOf } from '../limits/counter-of';
import { staffTokenOf } from './add-test-staff';
import { deliver, reportOf } from './channel';
import { newestTicket } from './notices';
import { StaffClient } from './staff-client';
import type { TestGateway } from './start-test-gateway';

const { staff } = calls;

/** Brings a condition about. Returns what ends it. */
type ConditionCause = () => Promise<() => unknown>;

/** What brings each condition about at a gateway that reviews by hand. */
export async function conditionCauses(test_: TestGateway): Promise<Readonly<Record<ConditionKind, ConditionCause>>> {
  const person = await fundedCustomer(test_.url, '500.00');
  const client = (name = 'anna') => new StaffClient(test_.staffUrl, staffTokenOf(name));
  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await test_.gateway.db.pool.query(text, values)).rows as Row[];
  const away = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });
  /** Gives the gateway something that only another mode has. */
  const with_ = (more: object) => Object.assign(test_.gateway, more);

  /** A failure that a gateway has recorded, until this one has heard of the party's failure and then of its answer. */
  async function outage(party: 'channel' | 'sms' | 'email') {
    const { parties, ports } = test_.gateway;
    await run(`insert into kernel.outage (party, error) values ($1, 'ECONNREFUSED')`, [party]);
    return async () => {
      parties.noteAway(party, away);
      await (party === 'channel' ? ports.payment.probe() : ports.message.probe(party));
    };
  }

  /** An MT5 account of a new customer whose balance on the platform differs. */
  async function drifted() {
    const { mt5Id } = await fundedCustomer(test_.url);
    const move = (by: number) =>
      run(
        'update mt5."user" u set balance = balance + $2 from account.account a where a.id = $1 and u.login::text = a.login',
        [mt5Id, by],
      );
    await move(1);
    await reconcile(test_.gateway);
    return async () => {
      await move(-1);
      await reconcile(test_.gateway);
    };
  }

  /** A job that no gateway knows, so that it stays. */
  async function strangeJob(change: string) {
    await run(`select graphile_worker.add_job('nobody.knowsThis', run_at := now() - interval '5 minutes')`);
    await run(`update graphile_worker._private_jobs set ${change} where run_at < now() - interval '4 minutes'`);
    return () => run(`delete from graphile_worker._private_jobs where run_at < now() - interval '4 minutes'`);
  }

  return {
    payoutsStopped: async () => {
      const { id } = await client().ok(staff.stopPayouts, { reason: 'a drill' });
      return async () => {
        for (const name of ['anna', 'boris'])
          await client(name).ok(staff.decide, { kind: 'stop', id, decision: 'approve' });
      };
    },
    breaks: () => drifted(),
    backupLate: async () => {
      await run(`insert into kernel.last_backup (begun_at) values (now() - interval '27 hours')`);
      return () => run(`update kernel.last_backup set begun_at = now() - interval '25 hours'`);
    },
    // The server of the tests archives nothing. `npm run prove -- backup` lets the archive of a real one fail.
    archiveFails: async () => {
      const { db } = test_.gateway;
      const maybe = db.maybe.bind(db);
      const failing = (async (name: string, ...rest: [string]) =>
        name === 'health.archiver'
          ? { since: new Date(), detail: '00000001000000000000002A' }
          : maybe(name, ...rest)) as typeof db.maybe;
      const asked = jest.spyOn(db, 'maybe').mockImplementation(failing);
      return () => asked.mockRestore();
    },
    quarantine: () => drifted(),
    platformDown: async () => {
      const asked = jest.spyOn(test_.gateway.ports.trading, 'serverTime').mockRejectedValue(away);
      return () => asked.mockRestore();
    },
    channelDown: () => outage('channel'),
    smsDown: () => outage('sms'),
    emailDown: () => outage('email'),
    platformFaults: async () => {
      with_({ platformFaults: { current: ['the group real\\STD'] } });
      return () => with_({ platformFaults: { current: [] } });
    },
    creditsUnsent: async () => {
      const apply = jest.spyOn(test_.gateway.ports.trading, 'applyBalance').mockRejectedValue(away);
      await person.client.ok(calls.transfer.addTransfer, {
        fromAccountId: person.walletId,
        toAccountId: person.mt5Id,
        amount: '50.00',
      });
      const age = async (by: string) => {
        await run('alter table ledger.journal disable trigger all');
        await run(
          `update ledger.journal set created_at = created_at + $1::interval where id in (select ticket from account.platform_outbox)`,
          [by],
        );
        await run('alter table ledger.journal enable trigger all');
      };
      await age('-2 minutes');
      return async () => {
        await age('2 minutes');
        apply.mockRestore();
        await run(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`);
      };
    },
    openingsWaiting: async () => {
      const opened = jest.spyOn(test_.gateway.ports.trading, 'openUser').mockRejectedValue(away);
      const { client: customer } = await registerCustomer(test_.url);
      await submitIdentity(customer, false);
      const { id } = await customer.ok(calls.account.createMT5Account, { level: 'STD', password: mt5Password });
      await run(`update account.account set created_at = created_at - interval '16 minutes' where id = $1`, [id]);
      return async () => {
        opened.mockRestore();
        await run(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`);
      };
    },
    jobsFailed: () => strangeJob('attempts = max_attempts'),
    codesStopped: async () => {
      await run('insert into kernel.code_stop default values');
      return () => run('delete from kernel.code_stop');
    },
    eventsChanged: async () => {
      const { deposit } = calls;
      const form = { accountId: person.walletId, channel: 'EGPAY', amount: '100.00' } as const;
      const report = reportOf(await person.client.ok(deposit.submitData, form));
      await deliver(test_, report);
      expect(await deliver(test_, { ...report, amount: '1.00' })).toMatchObject({ status: 409 });
      return () => run(`update deposit.changed_event set last_at = last_at - interval '3 days'`);
    },
    customersFroze: async () => {
      const { customerNumber } = await registerCustomer(test_.url);
      const { db } = test_.gateway;
      await leaveMessage(db, {
        customerId: BigInt(customerNumber),
        kind: 'customer.password',
        params: { event: 'changed' },
      });
      const ticket = await newestTicket(test_, customerNumber, 'customer.password');
      await new Client(test_.url).ok(calls.customer.notMe, { ticket });
      return async () => {
        const chen = client('compliance');
        const { freezes } = await chen.ok(staff.customerFile, { customerNumber });
        for (const { id } of freezes) await chen.ok(staff.liftFreeze, { id, reason: '已核实客户身份' });
      };
    },
    conditionsUnread: async () => {
      const read = jest.spyOn(test_.gateway.ports.feed, 'quotes').mockImplementation(() => {
        throw new Error('a reading that fails');
      });
      return () => read.mockRestore();
    },
    reconciliationLate: async () => {
      await reconcile(test_.gateway);
      const age = async (by: string) => {
        await run('alter table reconciliation.run disable trigger all');
        await run('update reconciliation.run set at = at + $1::interval', [by]);
        await run('alter table reconciliation.run enable trigger all');
      };
      await age('-3 hours');
      return () => reconcile(test_.gateway);
    },
    jobsLate: () => strangeJob('priority = 0'),
    messagesWaiting: async () => {
      const { message } = test_.gateway.ports;
      const sent = jest.spyOn(message, 'send').mockRejectedValue(away);
      const of = { customerId: BigInt(person.customerNumber), kind: 'deposit.paid' } as const;
      await leaveMessage(test_.gateway.db, { ...of, params: { pno: 'D1', amount: '100' } });
      await run(`update message.outgoing set made_at = made_at - interval '16 minutes' where state = 'waiting'`);
      return async () => {
        sent.mockRestore();
        await run(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`);
      };
    },
    reviewsWaiting: async () => {
      const { client: customer, customerNumber } = await registerCustomer(test_.url);
      await submitIdentity(customer, false);
      const age = (by: string) =>
        run('update identity.identity set submitted_at = submitted_at + $2::interval where customer_id = $1', [
          customerNumber,
          by,
        ]);
      await age('-5 hours');
      return () => age('5 hours');
    },
    redisDown: async () => {
      test_.gateway.parties.noteAway('redis', away);
      return () => test_.gateway.parties.noteUp('redis');
    },
    limitsAlone: async () => {
      const alone = jest.spyOn(counterOf(test_.gateway), 'isAlone', 'get').mockReturnValue(true);
      return () => alone.mockRestore();
    },
    accountsNotPolled: async () => {
      with_({ accountBoard: { age: 31 } });
      return () => with_({ accountBoard: undefined });
    },
    quotesStale: async () => {
      const { feed } = test_.gateway.ports;
      const old = feed.quotes(['EURUSD']).map((quote) => ({ ...quote, at: Date.now() - 121_000 }));
      const quotes = jest.spyOn(feed, 'quotes').mockReturnValue(old);
      return () => quotes.mockRestore();
    },
    symbolsMissing: async () => {
      const { feed } = test_.gateway.ports;
      feed.unmatched = () => ['XAUUSD'];
      return () => delete feed.unmatched;
    },
    platformClock: async () => {
      const ahead = () => Promise.resolve(new Date(Date.now() + 6_000));
      const asked = jest.spyOn(test_.gateway.ports.trading, 'serverTime').mockImplementation(ahead);
      return () => asked.mockRestore();
    },
    unhandledRejections: async () => {
      with_({ rejections: { count: 1, lastAt: Date.now() - 14 * 60_000 } });
      return () => with_({ rejections: { count: 1, lastAt: Date.now() - 16 * 60_000 } });
    },
  };
}
