import { calls } from '@portal/contract';
import { fundedCustomer, registerCustomer, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { whileHeld } from '../../testing/while-held';

// What staff do with a suspicious case. That its end takes two people is tried by http/two-persons.test.ts too.
const { staff, deposit, message } = calls;

let test_: TestGateway;
let customer: TestCustomer;
const client = (name: string) => new StaffClient(test_.staffUrl, staffTokenOf(name));
let [anna, boris, helper, checker]: StaffClient[] = [];
const run = (text: string, values: unknown[] = []) => test_.gateway.db.rows(`test ${text}`.slice(0, 60), text, values);
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  [anna, boris, helper, checker] = ['anna', 'boris', 'support', 'compliance'].map(client);
});
beforeEach(async () => (customer = await registerCustomer(test_.url)));
afterAll(() => test_.stop());

const asked = (more: object = {}) => ({
  ...{ customerNumber: customer.customerNumber, subject: '分拆入金', text: '一天内十笔相近金额' },
  ...more,
});
const opened = async (by = helper) => (await by!.ok(staff.openCase, asked())).no;
const detail = (no: string, by = checker) => by!.ok(staff.caseDetail, { no });
const versionOf = async (no: string) => (await detail(no)).case.version;
const propose = async (no: string, outcome: 'report' | 'close' = 'report', by = anna) =>
  by!.call(staff.proposeCaseOutcome, { no, version: await versionOf(no), outcome, text: '达到上报标准' });
const decide = async (no: string, by = checker, decision: 'approve' | 'return' = 'approve', reason?: string) =>
  by!.call(staff.decideCase, { no, version: await versionOf(no), decision, ...(reason !== undefined && { reason }) });

it.each([
  ['report', 'reported'],
  ['close', 'closed'],
] as const)(
  'is opened by anybody who serves customers, looked into, proposed to %s and decided by another',
  async (outcome, state) => {
    const no = await opened();
    expect((await detail(no)).case).toMatchObject({
      ...{ no, customerNumber: customer.customerNumber, subject: '分拆入金', state: 'open', version: 2 },
      ...{ openedBy: 'staff:support@broker.test', late: false },
    });
    expect(await anna!.ok(staff.addCaseNote, { no, text: '核对了资金来源' })).toMatchObject({
      state: 'open',
      version: 3,
    });
    expect((await propose(no, outcome)).data).toMatchObject({ state: 'review', outcome });
    expect((await decide(no)).data).toMatchObject({ state, outcome, decidedBy: 'staff:compliance@broker.test' });
    const read = await detail(no);
    expect(read.notes.map(({ by, text }) => [by, text])).toEqual([
      ['staff:support@broker.test', '一天内十笔相近金额'],
      ['staff:anna@broker.test', '核对了资金来源'],
    ]);
    expect(read.proposal).toMatchObject({ outcome, text: '达到上报标准', by: 'staff:anna@broker.test' });
    expect(read.steps.map(({ status, actor }) => [status, actor])).toEqual([
      ['open', 'staff:support@broker.test'],
      ['review', 'staff:anna@broker.test'],
      [state, 'staff:compliance@broker.test'],
    ]);
    const { list } = await anna!.ok(staff.auditLog, { subject: `case:${no}` });
    expect(list.map(({ act }) => act).filter((act) => act.startsWith('case.'))).toEqual(
      ['approve', 'propose', 'note', 'open'].map((act) => `case.${act}`),
    );
  },
);

it('is not decided by who has proposed it, nor without the right; who opens one reads none', async () => {
  const no = await opened();
  await propose(no);
  expect((await decide(no, anna)).code).toBe('staff.secondPerson');
  for (const call of [
    helper!.call(staff.cases, {}),
    helper!.call(staff.caseDetail, { no }),
    helper!.call(staff.addCaseNote, { no, text: '补充' }),
    helper!.call(staff.caseFile, { no }),
    client('finance').call(staff.decideCase, { no, version: 3, decision: 'approve' }),
    client('auditor').call(staff.openCase, asked()),
  ])
    expect((await call).code).toBe('STAFF_PERMISSION');
  expect((await detail(no)).case.state).toBe('review');
  expect((await decide(no, boris)).code).toBe('OK');
});

it('a proposal that is sent back needs a reason, and is made anew', async () => {
  const no = await opened();
  await propose(no);
  expect((await decide(no, checker, 'return')).code).toBe('staff.reason');
  expect((await decide(no, checker, 'return', '资金来源未核实')).data).toMatchObject({ state: 'open' });
  const read = await detail(no);
  expect([read.proposal, read.steps.at(-1)?.reason]).toEqual([undefined, '资金来源未核实']);
  expect((await propose(no, 'close', checker)).data).toMatchObject({ state: 'review', outcome: 'close' });
  expect((await decide(no, checker)).code).toBe('staff.secondPerson');
  expect((await decide(no, anna)).data).toMatchObject({ state: 'closed' });
});

it('acts that do not fit are refused; a note is added after the end too', async () => {
  const no = await opened();
  expect((await decide(no)).code).toBe('staff.state');
  await propose(no);
  expect((await propose(no)).code).toBe('staff.state');
  await decide(no);
  expect((await decide(no)).code).toBe('staff.state');
  expect((await propose(no)).code).toBe('staff.state');
  expect(await anna!.ok(staff.addCaseNote, { no, text: '回执号 2026-1' })).toMatchObject({ state: 'reported' });
  for (const unknown of ['C1', 'K1001', 'x'])
    expect((await anna!.call(staff.addCaseNote, { no: unknown, text: '补充' })).code).toBe('staff.unknown');
  expect((await anna!.call(staff.openCase, asked({ customerNumber: '1' }))).code).toBe('staff.customer');
});

it('a note during the review has to be read by who decides', async () => {
  const no = await opened();
  await propose(no);
  const version = await versionOf(no);
  await anna!.ok(staff.addCaseNote, { no, text: '又有两笔' });
  expect((await checker!.call(staff.decideCase, { no, version, decision: 'approve' })).code).toBe('staff.caseChanged');
  expect((await decide(no)).code).toBe('OK');
});

it('an attached item is the customer’s own', async () => {
  const [own, other] = [await fundedCustomer(test_.url, '100.00'), await fundedCustomer(test_.url, '100.00')];
  const draft = async ({ client: by, walletId: accountId }: typeof own) =>
    (await by.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount: '60.00' })).pno;
  const [mine, theirs] = [await draft(own), await draft(other)];
  const { customerNumber } = own;
  expect(await anna!.call(staff.openCase, asked({ customerNumber, ref: theirs }))).toMatchObject({
    code: 'staff.caseRef',
    fields: { ref: expect.anything() },
  });
  const { no } = await anna!.ok(staff.openCase, asked({ customerNumber, ref: mine }));
  expect((await anna!.call(staff.addCaseNote, { no, text: '同上', ref: theirs })).code).toBe('staff.caseRef');
  await anna!.ok(staff.addCaseNote, { no, text: '同上', ref: mine });
  await anna!.ok(staff.addCaseNote, { no, text: '无单号', ref: '' });
  expect((await detail(no)).notes.map(({ ref }) => ref)).toEqual([mine, mine, undefined]);
});

it('of two acts at once one is done', async () => {
  const no = await opened();
  await propose(no);
  const lock = {
    text: 'select from support.suspicious_case where id = $1::bigint for update',
    values: [no.slice(1)],
  };
  const seen = { no, version: await versionOf(no) };
  const answers = await whileHeld(test_, lock, 2, () => [
    checker!.call(staff.decideCase, { ...seen, decision: 'approve' }),
    boris!.call(staff.decideCase, { ...seen, decision: 'return', reason: '不足' }),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'staff.caseChanged']);
});

it('nobody opens, reads, exports or decides a case about their own customer account', async () => {
  const no = await opened();
  await propose(no, 'close', boris);
  const seen = { no, version: await versionOf(no) };
  const listed = async () => (await anna!.ok(staff.cases, { customerNumber: customer.customerNumber })).total;
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const csv = async () => (await anna!.fetch(`${staff.casesCsv.path}?startDate=${day}&endDate=${day}`)).text();
  expect([await listed(), (await csv()).includes(`${no},`)]).toEqual([1, true]);
  await run(`update staff.member set customer_id = $1::bigint where name = 'anna'`, [customer.customerNumber]);
  for (const call of [
    anna!.call(staff.openCase, asked()),
    anna!.call(staff.caseDetail, { no }),
    anna!.call(staff.caseFile, { no }),
    anna!.call(staff.addCaseNote, { no, text: '没有问题' }),
    anna!.call(staff.decideCase, { ...seen, decision: 'approve' }),
  ])
    expect((await call).code).toBe('staff.ownCustomer');
  expect([await listed(), (await csv()).includes(`${no},`)]).toEqual([0, false]);
  await run(`update staff.member set customer_id = null where name = 'anna'`);
});

it('the customer is told nothing of it, by message nor by export', async () => {
  const no = await opened();
  await propose(no);
  await decide(no);
  const messages = JSON.stringify(await customer.client.ok(message.messageList, {}));
  for (const word of [no, '案件', '可疑', '上报']) expect(messages).not.toContain(word);
  const path = staff.exportCustomer.path.replace(':customerNumber', customer.customerNumber);
  const text = await (await anna!.fetch(path)).text();
  for (const word of [no, '分拆入金', '达到上报标准']) expect(text).not.toContain(word);
});

it('is exported with all that was written, as a file and as a row, which the audit log has', async () => {
  const no = await opened();
  await propose(no);
  await decide(no);
  const answer = await anna!.fetch(staff.caseFile.path.replace(':no', no));
  expect(answer.headers.get('content-disposition')).toContain(`case-${no}.json`);
  const { exportedBy, ...file } = (await answer.json()) as Record<string, unknown>;
  expect(exportedBy).toBe('staff:anna@broker.test');
  expect(file).toMatchObject(JSON.parse(JSON.stringify(await detail(no))));
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const of = (first: string, last: string) =>
    anna!.fetch(`${staff.casesCsv.path}?startDate=${first}&endDate=${last}`).then((sent) => sent.text());
  const row = new RegExp(`${no},${customer.customerNumber},,分拆入金,已上报,1,staff:support@broker.test,`);
  expect(await of(day, day)).toMatch(row);
  expect(await of('2026-01-01', '2026-01-31')).not.toContain(no);
  const { list } = await anna!.ok(staff.auditLog, { act: 'case.export' });
  expect(list.map(({ subject }) => subject)).toEqual(expect.arrayContaining([`case:${no}`, 'lists']));
});

it('waits in a queue with a clock until it is decided', async () => {
  const queue = async () => (await checker!.ok(staff.queues, {})).list.find(({ kind }) => kind === 'case');
  const isAlert = async () =>
    (await checker!.ok(staff.alerts, {})).list.some(
      ({ kind, detail: of }) => kind === 'reviewsWaiting' && of?.includes('case'),
    );
  const { open = 0 } = (await queue()) ?? {};
  const no = await opened();
  expect(await queue()).toMatchObject({ open: open + 1, late: false, targetHours: 72 });
  await run('alter table support.suspicious_case disable trigger immutable');
  await run(`update support.suspicious_case set opened_at = now() - interval '73 hours' where id = $1::bigint`, [
    no.slice(1),
  ]);
  await run('alter table support.suspicious_case enable trigger immutable');
  expect([(await queue())?.late, (await detail(no)).case.late, await isAlert()]).toEqual([true, true, true]);
  expect((await helper!.ok(staff.queues, {})).list.some(({ kind }) => kind === 'case')).toBe(false);
  const undecided = async () =>
    (await checker!.ok(staff.cases, { state: 'undecided', sort: 'openedAt' })).list.map((one) => one.no);
  expect((await undecided())[0]).toBe(no);
  await propose(no);
  expect([(await queue())?.late, await undecided()]).toEqual([true, expect.arrayContaining([no])]);
  await decide(no);
  expect([(await queue())?.late, (await detail(no)).case.late]).toEqual([false, false]);
  expect(await undecided()).not.toContain(no);
  expect((await checker!.ok(staff.cases, { state: 'reported' })).list.map((one) => one.no)).toContain(no);
});
