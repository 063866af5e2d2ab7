import { calls, type ArgsOf } from '@portal/contract';
import { fundedCustomer, payDeposit, registerCustomer, upload, type TestCustomer } from '@portal/testkit';
import { dueAt } from '../core/holidays/due-at';
import { staffTokenOf } from '../testing/add-test-staff';
import { inPortal } from '../testing/notices';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';
import { maxReplies, maxWaiting } from './terms';

// What a customer does with a ticket.
const { support, staff, message } = calls;

let test_: TestGateway;
let anna: StaffClient;
let person: TestCustomer & { walletId: string; mt5Id: string };
let other: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  [person, other] = [await fundedCustomer(test_.url, '500.00'), await registerCustomer(test_.url)];
});
afterAll(() => test_.stop());

const form = (more: Partial<ArgsOf<typeof support.open>> = {}) =>
  ({ kind: 'question', subject: '入金', text: '何时到账？', ...more }) as const;
const opened = async (more: Partial<ArgsOf<typeof support.open>> = {}, { client } = other) =>
  client.ok(support.open, form(more));
const answer = async (no: string, waits = false) => {
  const { ticket } = await anna.ok(staff.ticketDetail, { no });
  return anna.ok(staff.answerTicket, { no, version: ticket.version, text: '请稍候。', waits });
};
const close = async (no: string) => {
  const { ticket } = await anna.ok(staff.ticketDetail, { no });
  return anna.ok(staff.closeTicket, { no, version: ticket.version, reason: '已解决' });
};
const listed = async ({ client } = other, no?: string) => (await client.ok(support.tickets, { no })).list;
const run = (text: string, values: unknown[] = []) => test_.gateway.db.rows(`test ${text}`.slice(0, 60), text, values);
const rested = () => run(`update support.ticket set status = 'answered' where status in ('open', 'waiting')`);
afterEach(rested);

it('is opened with files, listed with what was written, and reported by a message that leads to it', async () => {
  const fileIds = [await upload(other.client), await upload(other.client)];
  const text = '<b>粗体</b>\n第二行 & "引号"';
  const ticket = await opened({ kind: 'complaint', subject: '<i>标题</i>', text, fileIds });
  expect(ticket).toMatchObject({ no: expect.stringMatching(/^K\d{6}$/), kind: 'complaint', state: 'open' });
  expect(ticket.messages).toEqual([{ from: 'customer', text, files: fileIds, at: ticket.createdAt }]);
  expect((await listed(other, ticket.no))[0]).toEqual(ticket);
  expect((await listed())[0]).toEqual(ticket);
  const [notice] = await inPortal(other, 'ticket.opened');
  expect(notice).toMatchObject({ title: '投诉已收到', href: `/user-center/support?no=${ticket.no}` });
  expect(notice?.text).toContain(ticket.no);
});

it.each([
  ['question', 2],
  ['complaint', 15],
] as const)('a %s is due %d working days after the day it came in', async (kind, days) => {
  const { createdAt, dueAt: due } = await opened({ kind });
  expect(due).toBe(dueAt(test_.gateway.brand, new Date(createdAt), days).toISOString());
});

describe('what it is about', () => {
  it('is a deposit, a transfer or a withdrawal of the customer', async () => {
    const { client, walletId, mt5Id } = person;
    const pno = await payDeposit(client, walletId, '60.00');
    const { tno } = await client.ok(calls.transfer.addTransfer, {
      fromAccountId: walletId,
      toAccountId: mt5Id,
      amount: '60.00',
    });
    for (const ref of [pno, tno]) {
      expect(await opened({ ref }, person)).toMatchObject({ ref });
      expect(await other.client.call(support.open, form({ ref }))).toMatchObject({
        code: 'support.ref',
        data: { fields: { ref: expect.any(String) } },
      });
    }
  });

  it('is a closed position of the customer', async () => {
    await run(
      `insert into reports.line (kind, id, at, customer_id, account_id, currency, position_id, detail, n_account, n_customer)
       values ('trade', 900001, now(), $1::bigint, $2::bigint, 'USD', 777001, '{}', 900001, 900001)`,
      [person.customerNumber, person.mt5Id],
    );
    expect(await opened({ ref: '777001' }, person)).toMatchObject({ ref: '777001' });
    expect((await other.client.call(support.open, form({ ref: '777001' }))).code).toBe('support.ref');
  });
  it.each(['D1', '0', '1', '9'.repeat(30), 'K100001'])('is not %s', async (ref) => {
    expect((await other.client.call(support.open, form({ ref }))).code).toBe('support.ref');
  });
});

it('a file of another customer is refused, in a ticket and in a reply; so is one that is none', async () => {
  const [own, foreign] = [await upload(other.client), await upload(person.client)];
  const { no } = await opened();
  for (const fileIds of [[foreign], [own, foreign], ['nothing']]) {
    const refused = { code: 'support.file', data: { fields: { fileIds: expect.any(String) } } };
    expect(await other.client.call(support.open, form({ fileIds }))).toMatchObject(refused);
    expect(await other.client.call(support.reply, { id: no, text: '附件', fileIds })).toMatchObject(refused);
  }
  expect((await listed(other, no))[0]?.messages).toHaveLength(1);
});

it('another customer’s ticket does not exist', async () => {
  const { no } = await opened();
  expect(await listed(person, no)).toEqual([]);
  for (const id of [no, 'K1', '100001', 'K', 'X100001'])
    expect((await person.client.call(support.reply, { id, text: '你好' })).code).toBe('support.unknown');
  expect((await listed(other, no))[0]?.messages).toHaveLength(1);
});

it('a reply puts it back to staff; the time of a question begins again, that of a complaint does not', async () => {
  const [question, complaint] = [await opened(), await opened({ kind: 'complaint' })];
  await run(`update support.ticket set due_at = '2026-01-01' where id = any ($1::bigint[])`, [
    [question, complaint].map(({ no }) => no.slice(1)),
  ]);
  for (const { no } of [question, complaint]) await answer(no, true);
  const states = async () => (await listed()).slice(0, 2).map(({ state }) => state);
  expect(await states()).toEqual(['waiting', 'waiting']);
  const replied = await other.client.ok(support.reply, { id: question.no, text: '已补充' });
  expect(replied).toMatchObject({ state: 'open', dueAt: question.dueAt });
  expect(replied.messages.map(({ from }) => from)).toEqual(['customer', 'staff', 'customer']);
  expect(await other.client.ok(support.reply, { id: complaint.no, text: '已补充' })).toMatchObject({
    state: 'open',
    dueAt: '2026-01-01T00:00:00.000Z',
  });
});

it('a closed ticket takes no reply, also one that comes while it is closed', async () => {
  const { no } = await opened();
  await answer(no);
  const id = no.slice(1);
  const hold = { text: 'select from support.ticket where id = $1::bigint for update', values: [id] };
  const [reply, closed] = await whileHeld<{ code: string }>(test_, hold, 2, () => [
    other.client.call(support.reply, { id: no, text: '还有一个问题' }),
    anna.call(staff.closeTicket, { no, version: 2, reason: '已解决' }),
  ]);
  // Whichever came first, the other one saw it.
  expect([
    ['OK', 'support.changed'],
    ['support.closed', 'OK'],
  ]).toContainEqual([reply?.code, closed?.code]);
  if (closed?.code !== 'OK') await close(no);
  expect((await other.client.call(support.reply, { id: no, text: '再问' })).code).toBe('support.closed');
});

it('a customer has a number of tickets with staff, also when many are opened at once', async () => {
  const someone = await registerCustomer(test_.url);
  const hold = {
    text: 'select from customer.customer where id = $1::bigint for update',
    values: [someone.customerNumber],
  };
  const codes = await whileHeld(test_, hold, 5, () =>
    Array.from({ length: maxWaiting + 5 }, () => someone.client.call(support.open, form())),
  );
  expect(codes.filter(({ code }) => code === 'OK')).toHaveLength(maxWaiting);
  expect((await someone.client.call(support.open, form())).code).toBe('support.tooMany');
  await answer((await listed(someone))[0]?.no ?? '');
  expect((await someone.client.call(support.open, form())).code).toBe('OK');
});

it('a customer adds a number of messages before staff write', async () => {
  const { no: id } = await opened();
  const reply = async () => (await other.client.call(support.reply, { id, text: '补充' })).code;
  for (let count = 1; count < maxReplies; count += 1) expect(await reply()).toBe('OK');
  expect(await reply()).toBe('support.manyReplies');
  await answer(id);
  expect(await reply()).toBe('OK');
});

it('is read by its owner with the messages’ topics, and is in the export', async () => {
  const { no } = await opened({ text: '请导出这句话' });
  await answer(no);
  const path = staff.exportCustomer.path.replace(':customerNumber', other.customerNumber);
  const text = await (await anna.fetch(path)).text();
  const found = JSON.parse(text).tickets.find((one: { no: string }) => one.no === no);
  expect(found.messages.map(({ staff: by, text: said }: { staff: boolean; text: string }) => [by, said])).toEqual([
    [false, '请导出这句话'],
    [true, '请稍候。'],
  ]);
  expect((await other.client.ok(message.messageList, {})).list[0]?.kind).toBe('ticket.answered');
});
