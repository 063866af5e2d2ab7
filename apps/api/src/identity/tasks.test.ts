import { calls, type ArgsOf } from '@portal/contract';
import { registerCustomer, upload, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../testing/add-test-staff';
import { inPortal, noticesTo, outboxEmpty } from '../testing/notices';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';

const { identity, staff } = calls;

let test_: TestGateway;
let compliance: StaffClient;
let person: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await registerCustomer(test_.url);
});

const ask = (more: Partial<ArgsOf<typeof staff.askTask>> = {}) =>
  compliance.ok(staff.askTask, { customerNumber: person.customerNumber, kind: 'address', ...more });
const tasks = ({ client } = person) => client.ok(identity.tasks, {});
const answer = async (id: string, files?: string[], { client } = person) =>
  client.call(identity.answerTask, { id, fileIds: files ?? [await upload(client)], text: '见附件' });
const decide = (id: string, more: Omit<ArgsOf<typeof staff.decideTask>, 'id'>) =>
  compliance.call(staff.decideTask, { id, ...more });
const titles = async () => (await inPortal(person, 'identity.task')).map(({ text }) => text);

it('is asked, answered, asked again with the reason, answered again and accepted, each step told', async () => {
  const { id } = await ask({ kind: 'funds', text: '近一年的收入证明' });
  expect(await tasks()).toMatchObject([{ id, kind: 'funds', text: '近一年的收入证明', status: 1, fileIds: [] }]);
  const first = (await answer(id)).data;
  expect(first).toMatchObject({ status: 2, answer: '见附件' });
  const again = await decide(id, { decision: 'again', answeredAt: first.answeredAt, reason: '照片模糊' });
  expect(again.data).toMatchObject({ status: 1, reason: '照片模糊', askedBy: expect.stringContaining('staff:') });
  expect(await tasks()).toMatchObject([{ status: 1, reason: '照片模糊' }]);
  const second = (await answer(id)).data;
  expect(second.fileIds).not.toEqual(first.fileIds);
  expect((await decide(id, { decision: 'accept', answeredAt: first.answeredAt })).code).toBe('staff.state');
  expect((await decide(id, { decision: 'accept', answeredAt: second.answeredAt })).data).toMatchObject({ status: 3 });
  expect((await titles()).sort()).toEqual([
    '您提交的资金来源证明已通过审核。',
    '您提交的资金来源证明需要重新提交，原因：照片模糊。可在新手引导页上传。',
    '请提交资金来源证明（近一年的收入证明），可在新手引导页上传。',
  ]);
  await outboxEmpty(test_);
  expect((await noticesTo(test_, `86${person.phone}`)).filter(({ kind }) => kind === 'identity.task')).toHaveLength(3);
  const { tasks: inFile } = await compliance.ok(staff.customerFile, { customerNumber: person.customerNumber });
  expect(inFile).toMatchObject([{ id, status: 3, fileIds: second.fileIds, decidedBy: expect.any(String) }]);
  const path = staff.exportCustomer.path.replace(':customerNumber', person.customerNumber);
  const exported = (await (await compliance.fetch(path)).json()) as { tasks: object[] };
  expect(exported.tasks).toMatchObject([{ kind: 'funds', status: 3 }]);
  const { list } = await compliance.ok(staff.auditLog, { subject: `customer:${person.customerNumber}`, pageSize: 100 });
  const acts = list.map(({ act }) => act).filter((act) => act.startsWith('task.'));
  expect(acts).toEqual(['task.accept', 'task.answer', 'task.again', 'task.answer', 'task.ask']);
});

it('takes own uploads only, and no answer to the task of another', async () => {
  const { id } = await ask();
  const other = await registerCustomer(test_.url);
  const foreign = await answer(id, [await upload(other.client)]);
  expect([foreign.code, Object.keys(foreign.fields)]).toEqual(['identity.file', ['fileIds']]);
  expect((await answer(id, undefined, other)).code).toBe('identity.task');
  expect(await tasks(other)).toEqual([]);
  for (const unknown of ['1', 'x']) expect((await answer(unknown)).code).toBe('identity.task');
  expect((await answer(id, [])).code).toBe('PARAM');
});

it.each([
  ['cancel', 'accept'],
  ['cancel', 'again'],
  ['cancel', 'cancel'],
  ['accept', 'cancel'],
  ['accept', 'again'],
] as const)('that was ended by %s is not open to %s, nor to an answer', async (end, next) => {
  const { id } = await ask();
  const { answeredAt } = (await answer(id)).data;
  const seen = { answeredAt, reason: '无需提交' };
  expect((await decide(id, { decision: end, ...seen })).code).toBe('OK');
  expect((await decide(id, { decision: next, ...seen })).code).toBe('staff.state');
  expect((await answer(id)).code).toBe('identity.taskState');
});

it('that nobody has answered is neither accepted nor asked again', async () => {
  const { id } = await ask();
  for (const decision of ['accept', 'again'] as const)
    expect((await decide(id, { decision, reason: '照片模糊' })).code).toBe('staff.state');
});

it('needs a text for what has no kind, and a reason where it is asked again or cancelled', async () => {
  const customerNumber = person.customerNumber;
  expect((await compliance.call(staff.askTask, { customerNumber, kind: 'other' })).code).toBe('staff.taskText');
  expect((await compliance.call(staff.askTask, { customerNumber: '1', kind: 'card' })).code).toBe('staff.customer');
  const { id } = await ask({ kind: 'other', text: '护照' });
  expect((await decide(id, { decision: 'cancel' })).code).toBe('staff.reason');
  expect((await decide('1', { decision: 'cancel', reason: '无' })).code).toBe('staff.unknown');
});

it('stands in the list of its state, and in the queue from the answer to the decision', async () => {
  const waiting = async () =>
    (await compliance.ok(staff.queues, {})).list.find(({ kind }) => kind === 'task') ?? { open: -1 };
  const { id } = await ask({ kind: 'card' });
  const { customerNumber } = person;
  const stateOf = async () => {
    for (const state of ['asked', 'answered', 'accepted', 'cancelled'] as const) {
      const { list, total } = await compliance.ok(staff.staffTasks, { state, customerNumber });
      if (total > 0) return [state, total, list[0]?.id, list[0]?.customerNumber];
    }
    return [];
  };
  const { open } = await waiting();
  expect(await stateOf()).toEqual(['asked', 1, id, customerNumber]);
  const { answeredAt } = (await answer(id)).data;
  expect(await stateOf()).toEqual(['answered', 1, id, customerNumber]);
  expect(await waiting()).toMatchObject({ open: open + 1, targetHours: 8, late: false });
  await decide(id, { decision: 'accept', answeredAt });
  expect(await stateOf()).toEqual(['accepted', 1, id, customerNumber]);
  expect((await waiting()).open).toBe(open);
  const second = await ask();
  await decide(second.id, { decision: 'cancel', reason: '无需提交' });
  const all = await compliance.ok(staff.staffTasks, { customerNumber, sort: '-askedAt' });
  expect(all.list.map(({ id: one, status }) => [one, status])).toEqual([
    [second.id, 4],
    [id, 3],
  ]);
  expect((await compliance.ok(staff.staffTasks, { customerNumber: 'x' })).total).toBe(0);
});

const held = (id: string) => ({
  text: 'select from identity.task where id = $1::bigint for update',
  values: [id],
});

it('is answered once by two answers at once', async () => {
  const { id } = await ask();
  const files = [await upload(person.client)];
  const answers = await whileHeld(test_, held(id), 2, () => [answer(id, files), answer(id, files)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'identity.taskState']);
});

it('is answered or cancelled, where both come at once', async () => {
  const { id } = await ask();
  const files = [await upload(person.client)];
  const [answered, cancelled] = await whileHeld<{ code: string }>(test_, held(id), 2, () => [
    answer(id, files),
    decide(id, { decision: 'cancel', reason: '无需提交' }),
  ]);
  expect([answered!.code, cancelled!.code].filter((code) => code === 'OK')).toHaveLength(1);
  const [task] = await tasks();
  expect(task?.status).toBe(answered!.code === 'OK' ? 2 : 4);
});
