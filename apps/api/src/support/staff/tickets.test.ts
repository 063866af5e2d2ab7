import { calls } from '@portal/contract';
import { registerCustomer, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { inPortal } from '../../testing/notices';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { whileHeld } from '../../testing/while-held';

// What staff do with a ticket. That an outcome takes two people, and by whom it may be approved, is tried by http/two-persons.test.ts too.
const { support, staff } = calls;

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

const opened = async (kind: 'question' | 'complaint' = 'complaint') =>
  (await customer.client.ok(support.open, { kind, subject: '出金', text: '太慢' })).no;
const detail = (no: string, by = anna) => by!.ok(staff.ticketDetail, { no });
const versionOf = async (no: string) => (await detail(no)).ticket.version;
const answer = async (no: string, by = helper, version?: number, waits = false) =>
  by!.call(staff.answerTicket, { no, version: version ?? (await versionOf(no)), text: '正在核查', waits });
const propose = async (no: string, by = helper) =>
  by!.call(staff.proposeOutcome, { no, version: await versionOf(no), outcome: 'partly', text: '已退还手续费。' });
const decide = async (no: string, by = checker, decision: 'approve' | 'return' = 'approve', reason?: string) =>
  by!.call(staff.decideOutcome, {
    no,
    version: await versionOf(no),
    decision,
    ...(reason !== undefined && { reason }),
  });
const ticketOf = async (no: string) => (await customer.client.ok(support.tickets, { no })).list[0];

it('a complaint is answered, its outcome proposed, approved by another member, and told at each step', async () => {
  const no = await opened();
  expect((await answer(no)).code).toBe('OK');
  expect(await ticketOf(no)).toMatchObject({ state: 'answered' });
  expect((await propose(no)).data).toMatchObject({ state: 'review' });
  const waiting = await ticketOf(no);
  expect(waiting).toMatchObject({ state: 'review' });
  // Before it is approved the customer reads neither the outcome nor its text.
  expect(JSON.stringify(waiting)).not.toContain('已退还手续费');
  expect(waiting?.outcome).toBeUndefined();
  const path = staff.exportCustomer.path.replace(':customerNumber', customer.customerNumber);
  expect(JSON.parse(await (await anna!.fetch(path)).text()).tickets).toMatchObject([
    { no, status: 'review', outcome: null },
  ]);
  expect((await detail(no, checker)).proposal).toMatchObject({ outcome: 'partly', text: '已退还手续费。' });
  expect((await decide(no)).code).toBe('OK');
  const ended = await ticketOf(no);
  expect(ended).toMatchObject({ state: 'closed', outcome: 'partly' });
  expect(ended?.messages.at(-1)).toMatchObject({ from: 'staff', text: '已退还手续费。' });
  for (const kind of ['opened', 'answered', 'review', 'closed'])
    expect([kind, (await inPortal(customer, `ticket.${kind}`)).length]).toEqual([kind, 1]);
  const { steps } = await detail(no);
  expect(steps.map(({ state, actor }) => [state, actor])).toEqual([
    ['open', `customer:${customer.customerNumber}`],
    ['answered', 'staff:support@broker.test'],
    ['review', 'staff:support@broker.test'],
    ['closed', 'staff:compliance@broker.test'],
  ]);
});

it('is not approved by its author, by who has answered it, nor by a member without the right', async () => {
  const no = await opened();
  await answer(no, boris);
  await propose(no, anna);
  expect((await decide(no, anna)).code).toBe('staff.secondPerson');
  expect((await decide(no, boris)).code).toBe('staff.secondPerson');
  expect((await decide(no, helper)).code).toBe('STAFF_PERMISSION');
  expect(await ticketOf(no)).toMatchObject({ state: 'review' });
  expect((await decide(no, checker)).code).toBe('OK');
});

it('a sent back outcome needs a reason, and is proposed anew; what it would have said is in no answer', async () => {
  const no = await opened();
  await propose(no);
  expect(await decide(no, checker, 'return')).toMatchObject({ code: 'staff.reason' });
  expect((await decide(no, checker, 'return', '请核对手续费')).data).toMatchObject({ state: 'open' });
  expect((await detail(no)).steps.at(-1)).toMatchObject({ state: 'open', reason: '请核对手续费' });
  expect((await detail(no)).proposal).toBeUndefined();
  expect((await ticketOf(no))?.messages).toHaveLength(1);
  expect((await propose(no)).code).toBe('OK');
  expect((await decide(no)).code).toBe('OK');
});

it('a reply during the review has to be read by the reviewer', async () => {
  const no = await opened();
  await propose(no);
  const version = await versionOf(no);
  await customer.client.ok(support.reply, { id: no, text: '还有一张凭证' });
  expect(await ticketOf(no)).toMatchObject({ state: 'review' });
  const early = await checker!.call(staff.decideOutcome, { no, version, decision: 'approve' });
  expect(early.code).toBe('support.changed');
  expect((await decide(no)).code).toBe('OK');
});

it.each([
  ['answered', 'closed'],
  ['answered', 'waiting'],
  ['waiting', 'answered'],
  ['waiting', 'closed'],
  ['waiting', 'review'],
] as const)('one that is %s can be %s', async (from, to) => {
  const no = await opened(to === 'review' ? 'complaint' : 'question');
  await answer(no, helper, undefined, from === 'waiting');
  expect(await ticketOf(no)).toMatchObject({ state: from });
  if (to === 'review') await propose(no);
  else if (to === 'closed')
    await helper!.ok(staff.closeTicket, { no, version: await versionOf(no), reason: '客户已确认' });
  else await answer(no, helper, undefined, to === 'waiting');
  expect(await ticketOf(no)).toMatchObject({ state: to });
});

it('acts that do not fit are refused', async () => {
  const [complaint, question] = [await opened(), await opened('question')];
  const close = async (no: string) =>
    (await helper!.call(staff.closeTicket, { no, version: await versionOf(no), reason: '重复' })).code;
  expect(await close(complaint)).toBe('support.complaint');
  expect((await propose(question)).code).toBe('support.notComplaint');
  expect((await decide(complaint)).code).toBe('support.notReview');
  await propose(complaint);
  expect((await answer(complaint)).code).toBe('support.review');
  expect((await propose(complaint)).code).toBe('support.review');
  await decide(complaint);
  expect((await decide(complaint)).code).toBe('support.closed');
  expect((await answer(complaint)).code).toBe('support.closed');
  expect(await close(question)).toBe('OK');
  expect(await close(question)).toBe('support.closed');
  expect((await helper!.call(staff.takeTicket, { no: 'K1', version: 1 })).code).toBe('support.unknown');
});

describe('at once', () => {
  const lock = (no: string) => ({
    text: 'select from support.ticket where id = $1::bigint for update',
    values: [no.slice(1)],
  });
  it('one of two answers is given', async () => {
    const no = await opened('question');
    const answers = await whileHeld(test_, lock(no), 2, () => [answer(no, anna, 1), answer(no, boris, 1)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'support.changed']);
    expect((await detail(no)).messages).toHaveLength(2);
  });

  it('one of two members takes it; another one is given it by name', async () => {
    const no = await opened('question');
    const takes = await whileHeld(test_, lock(no), 2, () =>
      [anna, boris].map((by) => by!.call(staff.takeTicket, { no, version: 1 })),
    );
    expect(takes.map(({ code }) => code).sort()).toEqual(['OK', 'support.taken']);
    const { ticket, assignees } = await detail(no);
    expect((await helper!.call(staff.takeTicket, { no, version: ticket.version })).code).toBe('support.taken');
    const memberId = assignees.find(({ name }) => name === 'support')?.id ?? '';
    expect(assignees.map(({ name }) => name)).not.toContain('auditor');
    const given = await anna!.ok(staff.assignTicket, { no, version: ticket.version, memberId });
    expect(given).toMatchObject({ assignee: 'support' });
    expect((await helper!.ok(staff.staffTickets, { mine: true })).list.map((one) => one.no)).toContain(no);
    const unknown = { no, version: given.version, memberId: '999999' };
    expect((await anna!.call(staff.assignTicket, unknown)).code).toBe('support.member');
  });
});

it('nobody acts on a ticket of their own customer account', async () => {
  const no = await opened();
  await propose(no, boris);
  await run(`update staff.member set customer_id = $1::bigint where name = 'anna'`, [customer.customerNumber]);
  const version = await versionOf(no);
  for (const call of [
    anna!.call(staff.takeTicket, { no, version }),
    anna!.call(staff.decideOutcome, { no, version, decision: 'approve' }),
    anna!.call(staff.writeToCustomer, {
      customerNumber: customer.customerNumber,
      subject: '你好',
      text: '你好',
      waits: false,
    }),
  ])
    expect((await call).code).toBe('staff.ownCustomer');
  await run(`update staff.member set customer_id = null where name = 'anna'`);
});

it('staff write to a customer, who replies', async () => {
  const asked = { customerNumber: customer.customerNumber, subject: '住址证明', text: '请上传', waits: true };
  expect((await client('auditor').call(staff.writeToCustomer, asked)).code).toBe('STAFF_PERMISSION');
  expect((await helper!.call(staff.writeToCustomer, { ...asked, customerNumber: '1' })).code).toBe('staff.customer');
  const { no } = await helper!.ok(staff.writeToCustomer, asked);
  expect(await inPortal(customer, 'ticket.written')).toHaveLength(1);
  expect(await customer.client.ok(support.reply, { id: no, text: '好的' })).toMatchObject({
    state: 'open',
    subject: '住址证明',
  });
});

describe('clocks', () => {
  const overdue = (no: string, time = "now() - interval '1 minute'") =>
    run(`update support.ticket set due_at = ${time} where id = $1::bigint`, [no.slice(1)]);
  const queue = async () => (await anna!.ok(staff.queues, {})).list.find(({ kind }) => kind === 'ticket');
  const isAlert = async () =>
    (await anna!.ok(staff.alerts, {})).list.some(
      ({ kind, detail: of }) => kind === 'reviewsWaiting' && of?.includes('ticket'),
    );

  it('an overdue ticket is late on the home page, in the alerts and in the list, until it is answered', async () => {
    expect([(await queue())?.late, await isAlert()]).toEqual([false, false]);
    const no = await opened('question');
    const { open = 0 } = (await queue()) ?? {};
    await overdue(no);
    expect([await queue(), await isAlert()]).toMatchObject([{ open, late: true }, true]);
    expect((await anna!.ok(staff.staffTickets, { late: true })).list.map((one) => one.no)).toEqual([no]);
    await answer(no);
    expect([await queue(), await isAlert()]).toMatchObject([{ open: open - 1, late: false }, false]);
    expect((await anna!.ok(staff.staffTickets, { late: true })).list).toEqual([]);
  });

  it('that of a complaint runs until its end', async () => {
    const no = await opened();
    await answer(no);
    await overdue(no);
    expect(await queue()).toMatchObject({ late: true });
    await propose(no);
    expect(await queue()).toMatchObject({ late: true });
    await decide(no);
    expect(await queue()).toMatchObject({ late: false });
  });

  it('the report of complaints has them, and is refused without the right', async () => {
    const [late, question] = [await opened(), await opened('question')];
    await overdue(late);
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const path = `${staff.complaintsCsv.path}?startDate=${day}&endDate=${day}`;
    const text = await (await anna!.fetch(path)).text();
    expect(text.split('\r\n')[0]).toContain('期限,办结时间,超期');
    expect(text).toMatch(new RegExp(`${late},${customer.customerNumber},出金,.*,是,待处理`));
    expect(text).not.toContain(question);
    expect((await helper!.fetch(path)).status).toBe(403);
  });
});
