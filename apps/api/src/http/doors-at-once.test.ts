import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { Client, newPhone, registerCustomer, solveCaptcha } from '@portal/testkit';
import { codeHash } from '../core/codes/code-try';
import { smsCode } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld, type Held } from '../testing/while-held';

// What strangers may do so many times, by requests that have been counted before one of them may be stored.
let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const sql = <T extends object>(text: string, values: unknown[] = []) => test_.gateway.db.rows<T>('', text, values);
const unwritten = (table: string): Held => ({ text: `lock table ${table} in share mode` });
const codesOf = (answers: readonly { code: string }[]) => answers.map(({ code }) => code).sort();

it('an address applies five times a day', async () => {
  const { applyIntroducer } = calls.recommend;
  const client = new Client(test_.url);
  const form = async () => ({
    ...{ requestId: randomUUID(), chineseName: '王小明', mobilePhone: newPhone(), email: 'wang@example.com' },
    ...{ city: '杭州', channel: 'community' as const, note: '', ...(await solveCaptcha(client)) },
  });
  for (let sent = 0; sent < 3; sent++) await client.ok(applyIntroducer, await form());
  const forms = [await form(), await form(), await form()];
  const answers = await whileHeld(test_, unwritten('recommend.introducer_application'), 3, () =>
    forms.map((one) => client.call(applyIntroducer, one)),
  );
  expect(codesOf(answers)).toEqual(['OK', 'OK', 'recommend.applyDaily']);
});

it('strangers together have four times the tries of a code', async () => {
  const { phone, customerNumber } = await registerCustomer(test_.url);
  const target = `86${phone}`;
  const [{ id } = { id: 0n }] = await sql<{ id: bigint }>(
    `insert into kernel.verify_code (kind, target, address, code_hash, customer_id, expires_at)
     values ('phoneOld', $1, 'asker', $2, $3::bigint, now() + interval '5 minutes') returning id`,
    [target, codeHash(test_.gateway, 'phoneOld', target, smsCode), customerNumber],
  );
  await sql(
    `insert into kernel.code_try (code_id, address, tries) select $1, 'tried ' || n, 1 from generate_series(1, 18) n`,
    [id],
  );
  const guess = (from: string) =>
    sql<{ refusal: string }>(
      `select refusal from kernel.try_code('phoneOld', $1, $2, jsonb_build_object('hash', 'ff', 'address', $3::text, 'devices', '[]'::jsonb, 'tries', 5))`,
      [target, customerNumber, from],
    );
  const refusals = await whileHeld(test_, unwritten('kernel.code_try'), 3, () => ['one', 'two', 'three'].map(guess));
  expect(
    refusals
      .flat()
      .map(({ refusal }) => refusal)
      .sort(),
  ).toEqual(['customer.code', 'customer.code', 'customer.codeTries']);
});
