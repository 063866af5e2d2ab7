import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { recordBreaks } from '../../core/reconciliation/records';
import { enrolStaff } from '../../testing/enrol-staff';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
  staffOf,
  type Client,
  type TestIntroducer,
} from '../../testing/introducers';
import type { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, recommend, reports, account, message, sandbox } = calls;
const [before, last] = [monthAt(-2), monthAt(-1)];
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const days = { startDate: day(-1), endDate: day(1) };

let test_: TestGateway;
let introducer: TestIntroducer;
let client: Client;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = staffOf(test_, 'anna');
  boris = staffOf(test_, 'boris');
});
beforeEach(async () => {
  introducer = await approvedIntroducer(test_);
  client = await clientOf(test_, introducer.inviteCode);
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterAll(() => test_.stop());

const trade = (month: string, lots: number) => closeTrade(test_, client.mt5Id, at(month, '15T12:00:00'), lots);
const of = async (month = last) => {
  const found = await commissionIn(test_, introducer, month);
  if (!found) throw new Error(`no commission of ${month}`);
  return found;
};
/** The commission of the last month: 1 lot, 4.00 USD. */
async function due(from = last) {
  await agree(test_, introducer.id, from);
  await trade(last, 1);
  await compute(test_);
  return of();
}
const wallet = async () => {
  const { accounts } = await introducer.client.ok(account.queryAccountInfo, {});
  return accounts.find(({ kind }) => kind === 'wallet')?.balance;
};
const approval = (id: string, amount: string) => ({ id, decision: 'approve', amount }) as const;
const approve = async (id: string, by: Pick<StaffClient, 'call'> = boris, amount = '4.00') =>
  (await by.call(staff.decideCommission, approval(id, amount))).code;
async function pay(month = last) {
  const { id, amount } = await of(month);
  expect([await approve(id, anna, amount), await approve(id, boris, amount)]).toEqual(['OK', 'OK']);
}

describe('two people', () => {
  it('pay a month; one alone does not, nor after the session was ended', async () => {
    const { id } = await due();
    const first = await enrolStaff(test_, ['finance']);
    expect(await approve(id, staffOf(test_, 'compliance'))).toBe('STAFF_PERMISSION');
    expect(await approve(id, first.client)).toBe('OK');
    expect(await approve(id, first.client)).toBe('staff.secondPerson');
    const second = await enrolStaff(test_, ['finance']);
    await anna.ok(staff.changeMember, { id: second.id, active: false });
    expect(await approve(id, second.client)).toBe('STAFF');
    expect([await wallet(), (await of()).status]).toEqual(['0.00', 2]);
    // Boris approved the invitation of the first.
    expect(await approve(id)).toBe('staff.secondInvited');
    expect(await approve(id, staffOf(test_, 'finance'))).toBe('OK');
    expect([await wallet(), await of()]).toMatchObject(['4.00', { status: 3, decidedBy: 'staff:finance@broker.test' }]);
    const { list } = await anna.ok(staff.auditLog, { subject: `commission:${id}` });
    expect(list.map(({ act }) => act)).toEqual(['commission.pay', 'commission.approve']);
  });

  it('need the second factor of the last five minutes', async () => {
    const { id } = await due();
    const member = await enrolStaff(test_, ['finance']);
    await test_.gateway.db.rows(
      'test.stepUp',
      `update staff.session set stepped_up_at = now() - interval '6 minutes' where member_id = $1::bigint`,
      [member.id],
    );
    expect(await approve(id, member.client)).toBe('STAFF_STEP_UP');
  });

  it('pay once, however often and at the same time they approve', async () => {
    const { id } = await due();
    await approve(id, anna);
    const codes = await Promise.all([1, 2, 3, 4].map(() => approve(id)));
    expect(codes.sort()).toEqual(['OK', 'staff.state', 'staff.state', 'staff.state']);
    await compute(test_);
    expect([await wallet(), await approve(id, anna)]).toEqual(['4.00', 'staff.state']);
  });

  it('are not the introducer', async () => {
    const { id } = await due();
    const own = (customer: string | null) =>
      test_.gateway.db.rows('test.own', 'update staff.member set customer_id = $2::bigint where email = $1', [
        'boris@broker.test',
        customer,
      ]);
    await own(introducer.customerNumber);
    expect(await approve(id)).toBe('staff.ownCustomer');
    await own(null);
  });
});

describe('a paid month', () => {
  it('is in the introducer’s report, messages and records, and in the money report', async () => {
    const cost = async () => {
      const { rows } = await anna.ok(staff.moneyReport, { ...days, report: 'bonus' });
      return rows.filter(({ account }) => account === 'commission').reduce((sum, row) => sum + Number(row.out), 0);
    };
    await due();
    const spent = await cost();
    await pay();
    const { client: own } = introducer;
    const { list } = await own.ok(reports.creditRecordAjax, days);
    expect(list[0]).toMatchObject({ kind: 'commission', amount: '4.00', balance: '4.00' });
    const messages = (await own.ok(message.messageList, {})).list;
    expect(messages.find(({ kind }) => kind === 'recommend.commission')?.text).toBe(
      `您 ${last} 的介绍人佣金 4.00 美元已存入主账户。`,
    );
    const { list: records } = await own.ok(recommend.getCommissionRecords, {});
    expect(records[0]).toMatchObject({ month: last, state: 'paid', lots: '1.00', amount: '4.00' });
    expect(records[0]?.paidAt).toBeDefined();
    expect(await cost()).toBe(spent + 4);
    const csv = await anna.fetch(`${staff.reportCsv.path}?${new URLSearchParams({ ...days, report: 'bonus' })}`);
    expect(await csv.text()).toContain('commission');
    expect((await anna.ok(staff.introducers, {})).list.find(({ id }) => id === introducer.id)).toMatchObject({
      agreement: 2,
      commission: '4.00',
      paid: '0.00',
    });
  });

  it('stays as it is when a deal comes late: the next month has the difference as a line', async () => {
    await agree(test_, introducer.id, before);
    await trade(before, 1);
    await compute(test_, before);
    await pay(before);
    await trade(before, 2);
    await trade(last, 1);
    await compute(test_);
    expect(await of(before)).toMatchObject({ status: 3, amount: '4.00', lots: '1.00' });
    expect(await of()).toMatchObject({
      lots: '1.00',
      amount: '12.00',
      differences: [{ month: before, amount: '8.00' }],
      parts: [{ kind: 'forex', lots: '1.00', amount: '4.00' }],
    });
    await pay();
    expect(await wallet()).toBe('16.00');
    const { list } = await introducer.client.ok(recommend.getCommissionRecords, {});
    expect(list[0]?.differences).toEqual([{ month: before, amount: '8.00' }]);
  });

  it('that comes to less takes the difference from the next months', async () => {
    await agree(test_, introducer.id, before);
    const deals = await trade(before, 3);
    await compute(test_, before);
    await pay(before);
    for (const deal of Object.values(deals))
      await test_.gateway.db.rows('test.retract', 'select reports.retract($1::bigint)', [deal]);
    await trade(last, 1);
    await compute(test_);
    const { id, amount, differences } = await of();
    expect([amount, differences]).toEqual(['-8.00', [{ month: before, amount: '-12.00' }]]);
    expect(await approve(id, anna, amount)).toBe('staff.commissionNothing');
    await trade(monthAt(0), 5);
    await compute(test_, monthAt(0));
    expect([(await of()).status, (await of(monthAt(0))).amount]).toEqual([5, '12.00']);
  });

  it('that the ledger does not have is a break', async () => {
    await due();
    await pay();
    const { id } = await of();
    const { rows } = test_.gateway.db;
    await rows('test.more', 'update recommend.commission set amount = amount + 1 where id = $1::bigint', [id]);
    const breaks = (await recordBreaks(test_.gateway.db)).map(({ check, expected, found }) => [check, expected, found]);
    const paid = (amount: string) => expect.stringMatching(new RegExp(`^${amount} USD commission > \\d+$`));
    expect(breaks.sort()).toEqual([
      ['recommend.commission', paid('401'), paid('400')],
      ['recommend.commissionLines', '401', '400'],
    ]);
    await rows('test.less', 'update recommend.commission set amount = amount - 1 where id = $1::bigint', [id]);
  });
});

describe('an approval', () => {
  it('is of the amount that the member saw', async () => {
    const { id } = await due();
    await trade(last, 1);
    await compute(test_);
    expect(await approve(id, anna, '4.00')).toBe('staff.commissionChanged');
    expect((await anna.call(staff.decideCommission, { id, decision: 'approve' })).code).toBe('staff.commissionChanged');
    expect(await approve(id, anna, '8.00')).toBe('OK');
    await trade(last, 1);
    await compute(test_);
    expect(await of()).toMatchObject({ status: 2, amount: '8.00' });
  });

  it('of a month without lots is refused, and it waits for nobody', async () => {
    await agree(test_, introducer.id, last);
    await compute(test_);
    const { id, amount } = await of();
    expect([amount, await approve(id, anna, '0.00')]).toEqual(['0.00', 'staff.commissionNothing']);
    const waiting = await anna.ok(staff.commissions, { waiting: true, customerNumber: introducer.customerNumber });
    expect(waiting.total).toBe(0);
  });

  it('pays no frozen customer and nothing while payouts are stopped', async () => {
    const { id } = await due();
    await approve(id, anna);
    const { customerNumber } = introducer;
    const freeze = await anna.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason: '核查' });
    expect(await approve(id)).toBe('staff.customerFrozen');
    await boris.ok(staff.liftFreeze, { id: freeze.id, reason: '完成' });
    const stop = await anna.ok(staff.stopPayouts, { reason: 'a drill' });
    expect(await approve(id)).toBe('staff.stopped');
    for (const member of [anna, boris])
      await member.ok(staff.decide, { kind: 'stop', id: stop.id, decision: 'approve' });
    expect(await wallet()).toBe('0.00');
    expect(await approve(id)).toBe('OK');
  });
});

it('a refused month needs a reason, is not paid, and is not paid with a later one', async () => {
  await agree(test_, introducer.id, before);
  await trade(before, 1);
  await trade(last, 1);
  await compute(test_);
  const { id } = await of(before);
  expect((await boris.call(staff.decideCommission, { id, decision: 'refuse' })).code).toBe('staff.reason');
  await boris.ok(staff.decideCommission, { id, decision: 'refuse', reason: '违反介绍人须知' });
  expect(await approve(id, anna)).toBe('staff.state');
  await trade(before, 1);
  await compute(test_);
  expect(await of()).toMatchObject({ amount: '4.00', differences: [] });
  const { list } = await introducer.client.ok(recommend.getCommissionRecords, {});
  expect(list.map(({ state }) => state)).toEqual(['waiting', 'refused']);
});

it('a month can be refused after its first approval', async () => {
  const { id } = await due();
  expect(await approve(id, anna)).toBe('OK');
  await boris.ok(staff.decideCommission, { id, decision: 'refuse', reason: '名下客户为本人账户' });
  expect([await of(), await approve(id), await wallet()]).toMatchObject([{ status: 4 }, 'staff.state', '0.00']);
});

it('an introducer cannot be closed while a month waits', async () => {
  const { id } = await due();
  const { customerNumber } = introducer;
  const close = async () => (await anna.call(staff.closeCustomer, { customerNumber, reason: '客户申请销户' })).code;
  expect(await close()).toBe('staff.closeMoney');
  await boris.ok(staff.decideCommission, { id, decision: 'refuse', reason: '名下客户为本人账户' });
  expect(await close()).toBe('OK');
});

it('the queue at home counts what waits', async () => {
  const open = async (kind: string) =>
    (await anna.ok(staff.queues, {})).list.find((queue) => queue.kind === kind)?.open ?? 0;
  const [months, agreements] = [await open('commission'), await open('agreement')];
  const { id } = await due();
  expect([await open('commission'), await open('agreement')]).toEqual([months + 1, agreements]);
  await approve(id, anna);
  expect(await open('commission')).toBe(months + 1);
  await approve(id);
  expect(await open('commission')).toBe(months);
  const { id: agreement } = (await anna.ok(staff.introducerDetail, { id: introducer.id })).agreements[0] ?? { id: '' };
  await anna.ok(staff.proposeAgreementEnd, { id: agreement, end: monthAt(1), reason: '到期' });
  expect(await open('agreement')).toBe(agreements + 1);
});

it('the sandbox computes a month that still runs', async () => {
  await agree(test_, introducer.id, monthAt(0));
  await closeTrade(test_, client.mt5Id, new Date(), 1);
  await introducer.client.ok(sandbox.computeCommissions, { month: monthAt(0) });
  await waitFor(() => commissionIn(test_, introducer, monthAt(0)), 'the commission');
  expect(await of(monthAt(0))).toMatchObject({ amount: '4.00' });
});
