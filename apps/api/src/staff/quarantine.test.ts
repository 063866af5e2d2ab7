import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, payDeposit, waitFor, type TestCustomer } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { reconcile } from '../core/reconciliation';
import { breaksOf, ledgerOf, giveCode, payee, platformShows, shown, type Payee } from '../testing/payouts';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { decide, reviews, auditLog, stopPayouts, reviewItem } = calls.staff;
const { transfer, deposit, account, withdraw } = calls;

let platform: Mt5Simulator;
let test: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let person: TestCustomer & { walletId: string; mt5Id: string };
let login: string;

beforeAll(async () => {
  platform = await startMt5Simulator();
  test = await startTestGateway({
    REVIEW: 'manual',
    MT5_URL: platform.url,
    MT5_LOGIN: platform.login,
    MT5_PASSWORD: platform.password,
  });
  anna = new StaffClient(test.staffUrl, test.staffToken);
  boris = new StaffClient(test.staffUrl, staffTokenOf('boris'));
});
afterAll(async () => {
  await test.stop();
  await platform.close();
});

const loginOf = async (id: string) =>
  (
    await test.gateway.db.row<{ login: string }>(
      'test.login',
      'select login from account.account where id = $1::bigint',
      [id],
    )
  ).login;

/** A customer with 1000.00 in the wallet and as much on an MT5 account. */
async function customer() {
  const one = await fundedCustomer(test.url, '2000.00');
  await one.client.ok(transfer.addTransfer, { fromAccountId: one.walletId, toAccountId: one.mt5Id, amount: '1000.00' });
  await platformShows(test, one.mt5Id, 100_000n);
  return one;
}

beforeEach(async () => {
  person = await customer();
  login = await loginOf(person.mt5Id);
});
afterEach(async () => {
  expect(await breaksOf(test)).toEqual([]);
  expect(await reconcile(test.gateway)).toEqual([]);
});

/** A change of the balance that no record explains. */
const drift = (by: bigint) => {
  platform.users.find((user) => user.login === login)!.balance += by;
};
const openItem = async () => (await anna.ok(reviews, { kind: 'quarantine', status: 1 })).list.at(-1)!;
const say = async (member: StaffClient, id: string, resolution: 'import' | 'correct' | 'accept') => {
  const answer = await member.call(decide, { kind: 'quarantine', id, decision: 'approve', resolution });
  return answer.code === 'OK' ? answer.data.status : answer.code;
};
const addTransfer = (from: string, to: string, amount = '10.00') =>
  person.client.call(transfer.addTransfer, { fromAccountId: from, toAccountId: to, amount });

it('blocks every action of the account that differs, and no other account', async () => {
  drift(1n);
  expect(await reconcile(test.gateway)).toMatchObject([{ check: 'platform.balance', subject: login, found: '100001' }]);
  const { walletId, mt5Id, client } = person;
  for (const answer of [await addTransfer(mt5Id, walletId), await addTransfer(walletId, mt5Id)]) {
    expect(answer).toMatchObject({ code: 'account.review', status: 200 });
  }
  expect((await addTransfer(mt5Id, walletId)).fields).toHaveProperty('fromAccountId');
  expect((await addTransfer(walletId, mt5Id)).fields).toHaveProperty('toAccountId');
  const draft = await client.call(deposit.submitData, { accountId: mt5Id, channel: 'EGPAY', amount: '100.00' });
  expect(draft).toMatchObject({ code: 'account.review', fields: { accountId: draft.msg } });
  expect(await shown(person, mt5Id)).toMatchObject({ review: true, withdrawable: '0.00', balance: '1000.01' });
  expect(await shown(person, walletId)).toMatchObject({ withdrawable: '1000.00' });
  expect(await shown(person, walletId)).not.toHaveProperty('review');

  const other = await customer();
  const free = { fromAccountId: other.mt5Id, toAccountId: other.walletId, amount: '10.00' };
  expect(await other.client.call(transfer.addTransfer, free)).toMatchObject({ code: 'OK' });

  drift(-1n);
  await reconcile(test.gateway);
  expect(await addTransfer(mt5Id, walletId)).toMatchObject({ code: 'OK', data: { status: 'done' } });
});

it('pays no earlier withdrawal until the account is correct again', async () => {
  const payer: Payee = await payee(test, '2000.00');
  const mt5Id = await openMt5(payer.client);
  await payer.client.ok(transfer.addTransfer, {
    fromAccountId: payer.walletId,
    toAccountId: mt5Id,
    amount: '1000.00',
  });
  await platformShows(test, mt5Id, 100_000n);
  const verifyCode = await giveCode(test, payer, 'withdraw');
  const args = { accountId: mt5Id, bankId: payer.bankId, amount: '400.00', verifyCode };
  const { pno } = await payer.client.ok(withdraw.withdrawSubmit, args);
  await platformShows(test, mt5Id, 60_000n);
  login = await loginOf(mt5Id);
  drift(-5n);
  await reconcile(test.gateway);
  expect(await anna.call(decide, { kind: 'withdraw', id: pno, decision: 'pay' })).toMatchObject({
    code: 'staff.accountReview',
  });
  const again = await payer.client.call(withdraw.withdrawSubmit, {
    ...args,
    verifyCode: await giveCode(test, payer, 'withdraw'),
  });
  expect(again).toMatchObject({ code: 'account.review', fields: { accountId: again.msg } });
  drift(5n);
  await reconcile(test.gateway);
  expect(await anna.call(decide, { kind: 'withdraw', id: pno, decision: 'pay' })).toMatchObject({ code: 'OK' });
});

it('is corrected by two members, so that the ledger equals the platform', async () => {
  drift(-12_34n);
  await reconcile(test.gateway);
  const { id, subject, customerNumber } = await openItem();
  expect(customerNumber).toBe(person.customerNumber);
  expect(subject).toEqual({
    account: login,
    currency: 'USD',
    ledgerBalance: '1000.00',
    platformBalance: '987.66',
    ledgerCredit: '0.00',
    platformCredit: '0.00',
  });
  expect(await say(anna, id, 'correct')).toBe(1);
  expect((await openItem()).subject).toMatchObject({ proposal: 'correct', proposedBy: 'staff:anna@broker.test' });
  expect(await say(anna, id, 'correct')).toBe('staff.secondPerson');
  expect((await ledgerOf(test, person.mt5Id)).posted).toBe(100_000n);
  expect(await say(boris, id, 'correct')).toBe(3);
  expect((await ledgerOf(test, person.mt5Id)).posted).toBe(98_766n);
  expect(await say(boris, id, 'correct')).toBe('staff.state');
  const log = await anna.ok(auditLog, { subject: `quarantine:${id}` });
  expect(log.list.map(({ actor, act }) => `${actor} ${act}`)).toEqual([
    'staff:boris@broker.test quarantine.confirm',
    'staff:anna@broker.test quarantine.propose',
    'system quarantine.open',
  ]);
  expect(await addTransfer(person.mt5Id, person.walletId)).toMatchObject({ code: 'OK' });
});

it('requires the second member to confirm the same resolution of the same figures', async () => {
  drift(1n);
  await reconcile(test.gateway);
  const { id } = await openItem();
  expect(await say(anna, id, 'accept')).toBe(1);
  expect(await say(boris, id, 'correct')).toBe(1);
  expect((await openItem()).subject).toMatchObject({ proposal: 'correct', proposedBy: 'staff:boris@broker.test' });
  // The figures change between the two: the first proposal no longer counts.
  drift(1n);
  expect(await say(anna, id, 'correct')).toBe(1);
  expect((await openItem()).subject).toMatchObject({
    platformBalance: '1000.02',
    proposedBy: 'staff:anna@broker.test',
  });
  expect(await say(boris, id, 'correct')).toBe(3);
  expect((await ledgerOf(test, person.mt5Id)).posted).toBe(100_002n);
});

it('is not confirmed while money of the account moves, nor on the figures before that', async () => {
  drift(5n);
  await reconcile(test.gateway);
  const { id } = await openItem();
  await say(anna, id, 'accept');
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%resolve_quarantine%'`;
  const { answer } = await test.gateway.db.transaction(async (tx) => {
    await tx.rows('test.deal', `select account.post_deal($1, 'Q', 'settlement', 5, '{}')`, [person.mt5Id]);
    const confirmed = say(boris, id, 'accept');
    const waiting = async () => (await test.gateway.db.rows('test.waits', waits)).length > 0;
    await Promise.race([confirmed, waitFor(waiting, 'the lock')]);
    return { answer: confirmed };
  });
  expect(await answer).toBe('staff.changed');
  expect(await say(boris, id, 'accept')).toBe(3);
});

it('is accepted by two members: the difference remains and is no break, but a further one is', async () => {
  drift(7n);
  await reconcile(test.gateway);
  const { id } = await openItem();
  await say(anna, id, 'accept');
  expect(await say(boris, id, 'accept')).toBe(3);
  expect((await ledgerOf(test, person.mt5Id)).posted).toBe(100_000n);
  expect(await reconcile(test.gateway)).toEqual([]);
  expect(await addTransfer(person.mt5Id, person.walletId)).toMatchObject({ code: 'OK' });
  drift(1n);
  expect(await reconcile(test.gateway)).toMatchObject([{ subject: login, expected: '99007', found: '99008' }]);
  drift(-1n);
});

it('reads all records again, and ends if both sides agree', async () => {
  const early = Math.floor(Date.now() / 1000) - 30 * 86_400;
  await test.gateway.db.rows(
    'test.old',
    `update account.account set created_at = now() - interval '40 days' where login = $1`,
    [login],
  );
  platform.recordDeal({ login, action: '5', profit: 3_00n, time: early });
  await reconcile(test.gateway);
  const { id } = await openItem();
  expect(await say(anna, id, 'import')).toBe(1);
  expect(await say(boris, id, 'import')).toBe(1);
  await platformShows(test, person.mt5Id, 100_300n);
  await waitFor(async () => (await ledgerOf(test, person.mt5Id)).posted === 100_300n, 'the ledger');
  expect(await reconcile(test.gateway)).toEqual([]);
  const { review } = await anna.ok(reviewItem, { kind: 'quarantine', id });
  expect(review.subject).toMatchObject({ resolution: 'agreed' });
  expect((await anna.ok(reviews, { kind: 'quarantine', status: 3 })).list).toContainEqual(review);
});

it('accepts only the decisions and resolutions that it offers', async () => {
  drift(1n);
  await reconcile(test.gateway);
  const { id } = await openItem();
  const ask = async (body: object, member = anna) =>
    (
      await member.call(decide, {
        kind: 'quarantine',
        id,
        decision: 'approve',
        resolution: 'correct',
        ...body,
      } as never)
    ).code;
  expect(await ask({ decision: 'refuse', reason: '无' })).toBe('staff.decision');
  expect(await ask({ resolution: undefined })).toBe('staff.resolution');
  expect(await ask({ resolution: 'forget' })).toBe('PARAM');
  expect(await ask({ id: '999999' })).toBe('staff.unknown');
  expect(await ask({ id: 'x1' })).toBe('staff.unknown');
  drift(-1n);
  expect(await ask({})).toBe('OK');
});

describe('a stop of all payouts', () => {
  const stops = async () => (await anna.ok(reviews, { kind: 'stop', status: 1 })).list;
  const release = async (member: StaffClient, id: string) => {
    const answer = await member.call(decide, { kind: 'stop', id, decision: 'approve' });
    return answer.code === 'OK' ? answer.data.status : answer.code;
  };

  it('is made by hand, and released by two members', async () => {
    const { id, subject } = await anna.ok(stopPayouts, { reason: '演练' });
    expect(subject).toEqual({ cause: '演练', actor: 'staff:anna@broker.test' });
    expect((await boris.ok(stopPayouts, { reason: '再次' })).id).toBe(id);
    const { actions } = await person.client.ok(account.queryAccountInfo, {});
    expect(actions.withdraw.reasons.map(({ code }) => code)).toContain('withdraw.stopped');
    expect(await release(anna, id)).toBe(1);
    expect(await release(anna, id)).toBe('staff.secondPerson');
    await reconcile(test.gateway);
    expect(await stops()).toHaveLength(1);
    expect(await release(boris, id)).toBe(3);
    expect(await release(boris, id)).toBe('staff.state');
    expect(await stops()).toEqual([]);
  });

  it('is made when the ledger is inconsistent, and cannot be released before it is repaired', async () => {
    const { db } = test.gateway;
    const forge = (by: number) =>
      db.rows(
        'test.forge',
        'update ledger.account set posted = posted + $2 where owner_id = $1::bigint and kind = $3',
        [person.customerNumber, by, 'wallet'],
      );
    await forge(1);
    await reconcile(test.gateway);
    const [stop] = await stops();
    expect(stop).toMatchObject({ kind: 'stop', subject: { actor: 'system' } });
    expect(await release(anna, stop!.id)).toBe('staff.stopped');
    await forge(-1);
    expect(await release(anna, stop!.id)).toBe(1);
    expect(await release(boris, stop!.id)).toBe(3);
  });

  it('is not made when a platform or channel differs or does not answer', async () => {
    drift(1n);
    platform.fail('/api/user/get_batch', ...Array.from({ length: 4 }, () => ({ status: 500 })));
    await reconcile(test.gateway);
    platform.fail('/api/user/get_batch');
    await reconcile(test.gateway);
    expect(await stops()).toEqual([]);
    await payDeposit(person.client, person.walletId, '100.00');
    drift(-1n);
  });
});
