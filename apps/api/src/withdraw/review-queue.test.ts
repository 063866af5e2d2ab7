import { calls } from '@portal/contract';
import { openMt5, waitFor } from '@portal/testkit';
import { ledgerOf, breaksOf, giveCode, payee, platformShows, type Payee } from '../testing/payouts';
import { staffTokenOf } from '../testing/add-test-staff';
import { comesBack } from '../testing/returned-payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { withdrawSubmit, getWithdrawRecordsV2 } = calls.withdraw;
const { decide, reviews, auditLog, reconcile } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let customer: Payee;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
/** A day of a customer counts together, so each part has a customer of its own. */
const newPayee = async () => {
  customer = await payee(test_, '50000.00');
};
beforeAll(newPayee);
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

async function submitted(amount: string, accountId = customer.walletId): Promise<string> {
  const verifyCode = await giveCode(test_, customer, 'withdraw');
  return (await customer.client.ok(withdrawSubmit, { accountId, bankId: customer.bankId, amount, verifyCode })).pno;
}

const say = async (member: StaffClient, id: string, decision: 'approve' | 'refuse' | 'pay', reason?: string) => {
  const answer = await member.call(decide, { kind: 'withdraw', id, decision, ...(reason ? { reason } : {}) });
  return answer.code === 'OK' ? answer.data.status : answer.code;
};

describe('a withdrawal of 10,000 dollars or more', () => {
  it('requires two members; a second approval of the same member does not count', async () => {
    const pno = await submitted('10000.00');
    expect(await say(anna, pno, 'pay')).toBe('staff.secondPerson');
    expect(await say(anna, pno, 'approve')).toBe(1);
    expect(await say(anna, pno, 'approve')).toBe('staff.secondPerson');
    expect(await say(anna, pno, 'pay')).toBe('staff.secondPerson');
    const { list } = await boris.ok(reviews, { kind: 'withdraw', status: 1 });
    expect(list.find(({ id }) => id === pno)?.subject['approvals']).toBe('staff:anna@broker.test');
    expect(await say(boris, pno, 'approve')).toBe(2);
    expect(await say(anna, pno, 'pay')).toBe(3);
    const log = await anna.ok(auditLog, { subject: `payout:${pno}` });
    expect(log.list.map(({ actor, act }) => `${actor} ${act}`)).toEqual([
      'staff:anna@broker.test review.pay',
      'staff:boris@broker.test review.approve',
      'staff:anna@broker.test review.approve',
      `customer:${customer.customerNumber} withdraw.submit`,
    ]);
    expect(log.list[1]).toMatchObject({ before: '{"status":1}', after: '{"status":2}', address: boris.address });
  });

  it('can be paid directly by the second member; one cent less requires one member', async () => {
    await newPayee();
    const large = await submitted('12000.00');
    expect(await say(anna, large, 'approve')).toBe(1);
    expect(await say(boris, large, 'pay')).toBe(3);
    await newPayee();
    expect(await say(anna, await submitted('9999.99'), 'pay')).toBe(3);
  });
});

describe('the state machine', () => {
  beforeAll(newPayee);
  const table = ['>1', '1>2', '1>4', '1>5', '2>3', '2>4', '3>6'];

  it('equals the table, and the tests reach every transition in it', async () => {
    const refusedLate = await submitted('60.00');
    expect(await say(anna, refusedLate, 'approve')).toBe(2);
    expect(await say(anna, refusedLate, 'approve')).toBe('staff.state');
    expect(await say(boris, refusedLate, 'refuse', '银行退回')).toBe(4);
    for (const act of ['approve', 'pay'] as const) expect(await say(anna, refusedLate, act)).toBe('staff.state');
    expect(await say(anna, refusedLate, 'refuse', '再次')).toBe('staff.state');
    expect(await say(anna, await submitted('60.00'), 'refuse', '资料不符')).toBe(4);
    const { client } = customer;
    await client.ok(calls.withdraw.cancelWithdrawProposal, { pno: await submitted('60.00') });
    const pno = await submitted('60.00');
    expect(await say(anna, pno, 'pay')).toBe(3);
    await comesBack(test_, pno);
    const walked = await test_.gateway.db.rows<{ step: string }>(
      'test.walked',
      `select distinct coalesce(from_status, '') || '>' || to_status as step from kernel.status_event where machine = 'payout'`,
    );
    expect(walked.map(({ step }) => step).sort()).toEqual([...table].sort());
  });

  it('is enforced by the database: nobody can write another transition', async () => {
    const { db } = test_.gateway;
    const rows = await db.rows<{ pno: string; status: number }>(
      'test.oneOfEach',
      `select distinct on (status) pno, status::int as status from payout.proposal order by status`,
    );
    const open = await submitted('60.00');
    const paying = await submitted('60.00');
    await say(anna, paying, 'approve');
    const all = [...rows, { pno: open, status: 1 }, { pno: paying, status: 2 }];
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { pno, status } of all) {
      for (const to of [0, 1, 2, 3, 4, 5, 6, 7].filter(
        (other) => other !== status && !table.includes(`${status}>${other}`),
      )) {
        const step = db.rows('test.step', 'update payout.proposal set status = $2 where pno = $1', [pno, to]);
        await expect(step).rejects.toThrow(`no transition ${status} -> ${to}`);
      }
    }
  });
});

it('refuses decisions that do not fit a withdrawal', async () => {
  const pno = await submitted('60.00');
  const ask = async (more: object) => {
    const { code } = await anna.call(decide, { kind: 'withdraw', id: pno, decision: 'approve', ...more });
    return code;
  };
  expect(await ask({ approval: 'nameApproval' })).toBe('staff.decision');
  expect(await ask({ decision: 'pay', txHash: 'a'.repeat(64) })).toBe('staff.decision');
  expect(await ask({ kind: 'coin' })).toBe('staff.unknown');
  expect(await ask({ id: 'W000000XXXXXXXX' })).toBe('staff.unknown');
  expect(await ask({ kind: 'identity' })).toBe('staff.unknown');
});

it('pays nothing while the ledger is inconsistent', async () => {
  const pno = await submitted('60.00');
  const { db } = test_.gateway;
  const forge = (by: number) =>
    db.rows('test.forge', 'update ledger.account set posted = posted + $2 where owner_id = $1::bigint and kind = $3', [
      customer.customerNumber,
      by,
      'wallet',
    ]);
  await forge(1);
  expect(await anna.ok(reconcile, {})).toMatchObject({ ok: false, breaks: [{ check: 'posted' }] });
  expect(await say(anna, pno, 'pay')).toBe('staff.stopped');
  const refused = await customer.client.call(withdrawSubmit, {
    accountId: customer.walletId,
    bankId: customer.bankId,
    amount: '60.00',
    verifyCode: await giveCode(test_, customer, 'withdraw'),
  });
  expect(refused.code).toBe('withdraw.stopped');
  const { actions } = await customer.client.ok(calls.account.queryAccountInfo, {});
  expect(actions.withdraw.reasons.map(({ code }) => code)).toEqual(['withdraw.stopped']);
  await forge(-1);
  expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
  expect(await say(anna, pno, 'pay')).toBe('staff.stopped');
  const { list } = await anna.ok(reviews, { kind: 'stop', status: 1 });
  for (const member of [anna, boris]) {
    await member.ok(decide, { kind: 'stop', id: list[0]!.id, decision: 'approve' });
  }
  expect(await say(anna, pno, 'pay')).toBe(3);
});

describe('a withdrawal from an MT5 account', () => {
  let mt5Id: string;

  beforeAll(async () => {
    await newPayee();
    mt5Id = await openMt5(customer.client);
    await customer.client.ok(calls.transfer.addTransfer, {
      fromAccountId: customer.walletId,
      toAccountId: mt5Id,
      amount: '1000.00',
    });
    await platformShows(test_, mt5Id, 100_000n);
  });

  it('debits the platform immediately, and returns the money if nothing is paid', async () => {
    const pno = await submitted('400.00', mt5Id);
    await platformShows(test_, mt5Id, 60_000n);
    expect(
      (await customer.client.ok(calls.account.queryAccountInfo, {})).accounts.find(({ id }) => id === mt5Id),
    ).toMatchObject({
      balance: '600.00',
      withdrawable: '600.00',
    });
    expect(await say(anna, pno, 'refuse', '资料不符')).toBe(4);
    await platformShows(test_, mt5Id, 100_000n);
    const paid = await submitted('400.00', mt5Id);
    await platformShows(test_, mt5Id, 60_000n);
    expect(await say(anna, paid, 'pay')).toBe(3);
    expect(await ledgerOf(test_, mt5Id)).toEqual({ posted: 60_000n, held: 0n });
    expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
  });

  it('of more than the platform balance is refused before any money is held', async () => {
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const args = { accountId: mt5Id, bankId: customer.bankId, amount: '600.01', verifyCode };
    expect(await customer.client.call(withdrawSubmit, args)).toMatchObject({
      code: 'withdraw.funds',
      msg: '该账户目前可出金 600.00 美元',
    });
  });

  it.each(['in review', 'approved'])(
    'that the platform finally refuses to debit is refused automatically, %s',
    async (state) => {
      const { trading } = test_.gateway.ports;
      const { login = '' } = await test_.gateway.db.row<{ login?: string }>(
        'test.login',
        'select login from account.account where id = $1::bigint',
        [mt5Id],
      );
      const { applyBalance } = trading;
      // The customer loses the money in trading between the question and the taking.
      trading.applyBalance = async (operation) => {
        trading.applyBalance = applyBalance;
        if (state === 'approved') expect(await say(anna, operation.comment, 'approve')).toBe(2);
        await applyBalance({ login, action: 'balance', amount: -50_000n, comment: 'lost', ticket: `lost ${state}` });
        return applyBalance(operation);
      };
      const pno = await submitted('300.00', mt5Id);
      const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
      const query = { startDate: today, endDate: today, displayStatus: 4 } as const;
      await waitFor(
        async () => (await customer.client.ok(getWithdrawRecordsV2, query)).list.some((one) => one.pno === pno),
        'refused',
      );
      const { list } = await customer.client.ok(getWithdrawRecordsV2, query);
      expect(list[0]).toMatchObject({ pno, reason: '交易账户的可用资金不足，款项未能划出' });
      expect(await ledgerOf(test_, mt5Id)).toEqual({ posted: 60_000n, held: 0n });
      await applyBalance({ login, action: 'balance', amount: 50_000n, comment: 'back', ticket: `back ${state}` });
    },
  );

  it('is neither paid nor lost while the platform is unavailable', async () => {
    const { trading } = test_.gateway.ports;
    const { applyBalance } = trading;
    trading.applyBalance = () => Promise.reject(new Error('timeout'));
    const pno = await submitted('100.00', mt5Id);
    expect(await say(anna, pno, 'pay')).toBe('staff.notTaken');
    trading.applyBalance = applyBalance;
    await platformShows(test_, mt5Id, 50_000n);
    await waitFor(async () => (await say(anna, pno, 'pay')) === 3, 'paid');
    expect(await anna.ok(reconcile, {})).toEqual({ ok: true, breaks: [] });
  });
});
