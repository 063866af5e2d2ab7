import { calls } from '@portal/contract';
import type { LevelCode } from '@portal/brand';
import { mt5Password, openMt5, payDeposit, waitFor } from '@portal/testkit';
import { staffOf } from '../testing/introducers';
import { payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld, type Held } from '../testing/while-held';
import { raiseLevel } from './account.store';
import { applyFreezes } from './apply-freezes';

// Changes of one customer's accounts that meet. Money acts are in http/money-at-once.test.ts.
const { account, staff } = calls;

let test_: TestGateway;
let who: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
beforeEach(async () => {
  who = await payee(test_);
});
afterEach(() => jest.restoreAllMocks());

const sql = <T extends object>(text: string, values: unknown[] = []) => test_.gateway.db.rows<T>('', text, values);
const trading = () => test_.gateway.ports.trading;
const waits = async (least: number) =>
  (await sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length >=
  least;
const codesOf = (answers: readonly { code: string }[]) => answers.map(({ code }) => code);

/** Links a login of the platform to a customer, and tells `linked`, or why not. */
const linking = ({ customerNumber }: Payee, login: string, to: LevelCode): Held => ({
  text: `select account.link_login($1, $2, $3, 'USD', 'real\\' || $3 || '-USD', 100, 0, 0, now(), 'test') as outcome`,
  values: [customerNumber, login, to],
});
const link = async (...of: Parameters<typeof linking>) => {
  const { text, values } = linking(...of);
  return (await sql<{ outcome: string }>(text, values))[0]?.outcome;
};

it('a login that two customers link at the same time is one’s, and the other one has got nothing', async () => {
  const other = await payee(test_);
  const first = linking(who, '700000', 'STD');
  expect(await whileHeld(test_, first, 1, () => [link(other, '700000', 'STD')])).toEqual(['taken']);
  const lone = await sql(
    `select l.kind from ledger.account l where l.kind in ('mt5', 'credit') and owner_id = any ($1::bigint[])
       and not exists (select from account.account a where l.id in (a.ledger_id, a.credit_ledger_id))`,
    [[who.customerNumber, other.customerNumber]],
  );
  expect(lone).toEqual([]);
});

describe('the level of a customer is the highest of two accounts', () => {
  const level = async () =>
    (
      await sql<{ level: LevelCode | null }>('select level from customer.customer where id = $1::bigint', [
        who.customerNumber,
      ])
    )[0]?.level;
  // Whoever writes a level has to change the customer.
  const customerRow = (): Held => ({
    text: 'select from customer.customer where id = $1::bigint for no key update',
    values: [who.customerNumber],
  });

  it('that are raised at the same time', async () => {
    const ids = [who.mt5Id, await openMt5(who.client)].map(BigInt);
    await whileHeld(test_, customerRow(), 2, () =>
      (['DIA', 'STD'] as const).map((to, index) =>
        raiseLevel(test_.gateway.db, ids[index]!, 'MIN', to, `real\\${to}-USD`),
      ),
    );
    expect(await level()).toBe('DIA');
  });

  it('that are opened at the same time', async () => {
    const { openUser } = trading();
    let arrived = 0;
    let answer: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (answer = resolve));
    jest.spyOn(trading(), 'openUser').mockImplementation(async (user) => {
      const opened = await openUser(user);
      arrived += 1;
      await both;
      return opened;
    });
    const opening = (['DIA', 'STD'] as const).map((to) =>
      who.client.call(account.createMT5Account, { level: to, password: mt5Password }),
    );
    await waitFor(() => Promise.resolve(arrived === 2), 'two openings on the platform');
    await whileHeld(test_, customerRow(), 2, () => (answer(), opening));
    expect(codesOf(await Promise.all(opening))).toEqual(['OK', 'OK']);
    expect(await level()).toBe('DIA');
  });

  it('that are linked at the same time', async () => {
    await whileHeld(test_, customerRow(), 2, () => [link(who, '700001', 'DIA'), link(who, '700002', 'STD')]);
    expect(await level()).toBe('DIA');
  });

  it('that staff change at the same time', async () => {
    const ids = [who.mt5Id, await openMt5(who.client)];
    const { updateUser } = trading();
    let asked = 0;
    let ended = false;
    // Both are at the platform, or one waits; then the higher level is written first, and the other one while that is not committed.
    jest.spyOn(trading(), 'updateUser').mockImplementation(async (login, change) => {
      asked += 1;
      await updateUser(login, change);
      const isFirst = change.group?.includes('DIA');
      await waitFor(async () => ended || (isFirst && asked === 2) || (await waits(1)), 'the other change');
    });
    const change = (id: string, to: LevelCode) =>
      staffOf(test_, 'anna').call(staff.changeLevel, {
        ...{ customerNumber: who.customerNumber, id, level: to, seen: 'MIN', reason: '客户申请' },
      });
    // The message is written after the level.
    const answers = await whileHeld(test_, { text: 'lock table message.message in share mode' }, 2, () => [
      change(ids[0]!, 'DIA').finally(() => (ended = true)),
      change(ids[1]!, 'STD'),
    ]);
    expect(codesOf(answers)).toEqual(['OK', 'OK']);
    expect(await level()).toBe('DIA');
  });
});

describe('the leverage of an account', () => {
  const shown = async () =>
    [
      (await who.client.ok(account.getAccountInfoAjax, { id: who.mt5Id })).leverage,
      (await sql<{ login: string }>('select login from account.account where id = $1::bigint', [who.mt5Id]))[0]!.login,
    ] as const;
  const set = (leverage: number) => who.client.call(account.updateAccount, { id: who.mt5Id, leverage });
  /** The answer to the first change of the platform comes when another change waits for it, or has ended. */
  function slowAnswer(): void {
    const { updateUser } = trading();
    let calls_ = 0;
    jest.spyOn(trading(), 'updateUser').mockImplementation(async (login, change) => {
      calls_ += 1;
      const first = calls_ === 1;
      await updateUser(login, change);
      if (first) await waitFor(async () => calls_ > 1 || (await waits(1)), 'another change');
      if (first) await new Promise((resolve) => setTimeout(resolve, 200));
    });
  }

  it('is the platform’s, after two changes at the same time', async () => {
    slowAnswer();
    const first = set(50);
    await waitFor(() => Promise.resolve(jest.mocked(trading().updateUser).mock.calls.length === 1), 'the first');
    expect(codesOf(await Promise.all([first, set(20)]))).toEqual(['OK', 'OK']);
    const [leverage, login] = await shown();
    expect(leverage).toBe(20);
    expect((await trading().states([login])).get(login)?.leverage).toBe(20);
  });

  it('is within a level that staff lower at the same time', async () => {
    const anna = staffOf(test_, 'anna');
    const of = { customerNumber: who.customerNumber, id: who.mt5Id, reason: '客户申请' };
    await payDeposit(who.client, who.mt5Id, '30000.00');
    await anna.ok(staff.changeLevel, { ...of, level: 'DIA', seen: 'MIN' });
    const most = test_.gateway.brand.levels;
    await waitFor(async () => (await set(most.DIA.leverage)).code === 'OK', 'the leverage of the level');
    slowAnswer();
    const lowered = anna.call(staff.changeLevel, { ...of, level: 'MIN', seen: 'DIA' });
    await waitFor(() => Promise.resolve(jest.mocked(trading().updateUser).mock.calls.length === 1), 'the level');
    const answers = await Promise.all([lowered, set(most.DIA.leverage)]);
    expect(codesOf(answers)).toEqual(['OK', 'account.leverage']);
    expect((await shown())[0]).toBe(most.MIN.leverage);
  });
});

it('a freeze of trading is applied once by two runs', async () => {
  const { gateway } = test_;
  // Frozen while nothing is audited, so that a run of the schedule waits too.
  await whileHeld(test_, { text: 'lock table kernel.audit in share mode' }, 2, () => {
    const frozen = sql(
      `insert into customer.freeze (customer_id, scope, reason, actor) values ($1::bigint, 'trading', '核查', 'staff:test')`,
      [who.customerNumber],
    );
    return [1, 2].map(() => frozen.then(() => applyFreezes(gateway, {})));
  });
  const disabled = await sql(
    `select from kernel.audit where act = 'account.disableTrading' and subject = 'account:' || $1`,
    [who.mt5Id],
  );
  expect(disabled).toHaveLength(1);
});

describe('a customer is not closed', () => {
  const close = () =>
    staffOf(test_, 'anna').call(staff.closeCustomer, {
      ...{ customerNumber: who.customerNumber, reason: '客户申请销户' },
    });
  beforeEach(async () => {
    const empty = `select ledger.post('goodwill', 'test', 'take-' || a.id, 'test', 'test', jsonb_build_array(jsonb_build_object(
      'debit', l.id, 'credit', ledger.house('goodwill', 'USD'), 'currency', 'USD', 'amount', l.posted)))
      from account.account a join ledger.account l on l.id = a.ledger_id where a.id = $1::bigint`;
    await sql(empty, [who.walletId]);
  });

  it('while money comes in', async () => {
    const posting: Held = {
      text: `select ledger.post('goodwill', 'test', 'give-' || a.id, 'test', 'test', jsonb_build_array(jsonb_build_object(
               'debit', ledger.house('goodwill', 'USD'), 'credit', a.ledger_id, 'currency', 'USD', 'amount', 1)))
             from account.account a where a.id = $1::bigint`,
      values: [who.walletId],
    };
    expect(codesOf(await whileHeld(test_, posting, 1, () => [close()]))).toEqual(['staff.closeMoney']);
  });

  it('while a deposit is submitted', async () => {
    const args = { accountId: who.walletId, channel: 'EGPAY', amount: '500.00' };
    const { pno } = await who.client.ok(calls.deposit.submitData, args);
    await sql(`update deposit.draft set expires_at = now() - interval '1 minute' where pno = $1`, [pno]);
    const submitting: Held = {
      text: `with locked as materialized (select id from customer.customer where id = $1::bigint for no key update)
             update deposit.draft set expires_at = now() + interval '1 hour' from locked where pno = $2 and customer_id = locked.id`,
      values: [who.customerNumber, pno],
    };
    expect(codesOf(await whileHeld(test_, submitting, 1, () => [close()]))).toEqual(['staff.closeMoney']);
  });
});
