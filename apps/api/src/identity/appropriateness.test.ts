import { calls } from '@portal/contract';
import {
  answerQuestions,
  Client,
  mt5Password,
  registerCustomer,
  submitIdentity,
  type TestCustomer,
} from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, customer, identity, staff } = calls;

let test_: TestGateway;
let person: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway({ BRAND: 'yunque', REVIEW: 'manual' });
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await registerCustomer(test_.url);
  await submitIdentity(person.client, false);
});

const read = (who = person) => who.client.ok(identity.appropriateness, {});
const choose = async (pick: (count: number) => number, who = person) => {
  const { questions = [], version } = await read(who);
  const answers = questions.map(({ id, options }) => ({ id, option: options[pick(options.length)]?.id ?? '' }));
  return { answers, ...(version !== undefined && { version }) };
};
const worst = () => choose(() => 0);
const best = () => choose((count) => count - 1);
/** Between both thresholds. */
const middling = async () => {
  const [low, high] = [await worst(), await best()];
  return { answers: low.answers.map((answer, at) => (at < 3 ? (high.answers[at] ?? answer) : answer)) };
};
const send = (body: object) => person.client.call(identity.appropriateness, body);
const open = (client = person.client) => client.call(account.createMT5Account, { level: 'MIN', password: mt5Password });
const action = async () => (await person.client.ok(account.queryAccountInfo, {})).actions.openMt5;
const endCooling = () =>
  test_.gateway.db.transaction(async (tx) => {
    await tx.rows('test.allow', 'alter table identity.appropriateness disable trigger immutable');
    await tx.rows(
      'test.cooled',
      `update identity.appropriateness set cooling_until = now() - interval '1 second', at = now() - interval '2 days'
       where customer_id = $1::bigint and cooling_until is not null`,
      [person.customerNumber],
    );
    await tx.rows('test.refuse', 'alter table identity.appropriateness enable trigger immutable');
  });

it('is asked before the first MT5 account, by the call and by the page alike', async () => {
  const asked = await read();
  expect(asked).toMatchObject({ state: 'open', version: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(asked.questions?.length).toBeGreaterThan(3);
  // Scores stay here.
  expect(JSON.stringify(asked)).not.toContain('score');
  const refused = await open();
  expect(await action()).toEqual({
    allowed: false,
    reasons: [{ code: refused.code, msg: refused.msg, href: '/user-center/deposit-guide#mt5' }],
  });
  expect(refused.code).toBe('account.appropriateness');
  const phone = new Client(test_.url);
  const login = { username: person.phone, password: person.password, platform: 3 as const, deviceKey: randomUUID() };
  const { token } = await phone.ok(customer.login, login);
  const withToken = { level: 'MIN' as const, password: mt5Password, token };
  expect((await phone.call(account.createMT5AccountWithToken, withToken)).code).toBe('account.appropriateness');
  expect((await send(await best())).data).toMatchObject({ state: 'done', result: 'suitable' });
  expect(await action()).toEqual({ allowed: true, reasons: [] });
  expect((await open()).code).toBe('OK');
  expect(await read()).toEqual({ state: 'off' });
  expect((await open()).code).toBe('OK');
});

it('is not asked of a customer who has an account already', async () => {
  await answerQuestions(person.client);
  await open();
  await test_.gateway.db.rows('test.forget', 'delete from identity.appropriateness where customer_id = $1::bigint', [
    person.customerNumber,
  ]);
  expect(await read()).toEqual({ state: 'off' });
  expect((await open()).code).toBe('OK');
  expect((await send({ answers: [{ id: 'years', option: 'none' }] })).code).toBe('identity.answers');
});

it('names each question without an answer, and an outdated questionnaire', async () => {
  const { answers, version } = await best();
  const [first, second, ...rest] = answers;
  const wrong = await send({ answers: [{ ...first!, option: 'nothing' }, ...rest], version });
  expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['identity.answers', [first!.id, second!.id]]);
  expect((await send({ answers: [] })).code).toBe('identity.answers');
  expect((await send({ answers, version: '0'.repeat(64) })).code).toBe('identity.questions');
  expect((await read()).state).toBe('open');
});

it('a warning is confirmed before the account; the answers cannot be changed to avoid it', async () => {
  const warned = (await send(await middling())).data;
  expect(warned).toMatchObject({ state: 'confirm', result: 'warned', warning: expect.any(Array) });
  expect(warned).not.toHaveProperty('questions');
  expect(warned).not.toHaveProperty('coolingUntil');
  expect((await open()).code).toBe('account.appropriatenessConfirm');
  expect((await action()).reasons.map(({ code }) => code)).toEqual(['account.appropriatenessConfirm']);
  const { answers } = await choose((count) => count - 1, await registerCustomer(test_.url));
  expect((await send({ answers })).code).toBe('identity.answered');
  expect((await send({ confirm: false })).data).toMatchObject({ state: 'confirm' });
  expect((await send({ confirm: true })).data).toMatchObject({ state: 'done', result: 'warned' });
  expect((await open()).code).toBe('OK');
});

it('a cooling-off period is waited for; then the warning is confirmed or the answers are given anew', async () => {
  const { answers } = await best();
  const cooling = (await send(await worst())).data;
  const hours = (Date.parse(cooling.coolingUntil ?? '') - Date.now()) / 3_600_000;
  expect(cooling).toMatchObject({ state: 'cooling', result: 'cooling', warning: expect.any(Array) });
  expect([hours > 23.9, hours <= 24]).toEqual([true, true]);
  expect(cooling).not.toHaveProperty('questions');
  for (const refused of [await open(), await send({ answers }), await send({ confirm: true })]) {
    expect(refused.code).toBe('account.appropriatenessCooling');
    expect(refused.msg).toMatch(/\d{2}-\d{2} \d{2}:\d{2}/);
  }
  await endCooling();
  expect(await read()).toMatchObject({ state: 'confirm', questions: expect.any(Array) });
  expect((await open()).code).toBe('account.appropriatenessConfirm');
  expect((await send({ answers })).data).toMatchObject({ state: 'done', result: 'suitable' });
  expect((await open()).code).toBe('OK');
});

it('after a cooling-off period the confirmed warning suffices', async () => {
  await send(await worst());
  await endCooling();
  expect((await send({ confirm: true })).data).toMatchObject({ state: 'done', result: 'cooling' });
  expect((await open()).code).toBe('OK');
});

it('takes one of five answers that are given at once', async () => {
  const given = await worst();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(given)));
  expect(answers.map(({ code }) => code).sort()).toEqual(
    ['OK', ...Array(4).fill('account.appropriatenessCooling')].sort(),
  );
});

it('is shown to staff with version, time, score and words, stands in the audit log and the export, and changes never', async () => {
  const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  const { version } = await read();
  await send(await middling());
  await send({ confirm: true });
  const { customerNumber } = person;
  const [held, ...more] = (await compliance.ok(staff.customerFile, { customerNumber })).appropriateness;
  expect(more).toEqual([]);
  expect(held).toMatchObject({ version, result: 'warned', score: 6, confirmedAt: expect.any(String) });
  expect(held?.answers[0]).toEqual({ question: expect.stringContaining('多久'), answer: '一年以上', score: 2 });
  const { list } = await compliance.ok(staff.auditLog, { subject: `customer:${customerNumber}`, pageSize: 100 });
  expect(list.map(({ act }) => act).filter((act) => act.startsWith('identity.appropriateness'))).toEqual([
    'identity.appropriatenessConfirm',
    'identity.appropriateness',
  ]);
  const change = `update identity.appropriateness set score = 9 where customer_id = $1::bigint`;
  await expect(test_.gateway.db.rows('test.change', change, [customerNumber])).rejects.toThrow('append-only');
});

it('is erased when the customer is closed', async () => {
  await send(await worst());
  const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  const { customerNumber } = person;
  expect((await compliance.call(staff.closeCustomer, { customerNumber, reason: '客户申请销户' })).code).toBe('OK');
  const rows = await test_.gateway.db.rows(
    'test.left',
    'select id from identity.appropriateness where customer_id = $1::bigint',
    [customerNumber],
  );
  expect(rows).toEqual([]);
});

it('is not asked by a brand that does not ask', async () => {
  const other = await startTestGateway();
  const { client } = await registerCustomer(other.url);
  await submitIdentity(client, false);
  expect(await client.ok(identity.appropriateness, {})).toEqual({ state: 'off' });
  expect(await client.ok(identity.appropriateness, { answers: [] })).toEqual({ state: 'off' });
  expect((await open(client)).code).toBe('OK');
  await other.stop();
});
