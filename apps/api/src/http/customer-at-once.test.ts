import { calls } from '@portal/contract';
import { type Answered } from '@portal/testkit';
import { codeHash } from '../core/codes/code-try';
import { payee, smsCode, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld, type Held } from '../testing/while-held';

// Acts of a customer that move no money themselves, by requests that meet at their lock. The others are in money-at-once.test.ts.
const { account, customer, deposit } = calls;

let test_: TestGateway;
let who: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
beforeEach(async () => {
  who = await payee(test_);
});

const sql = <T extends object>(text: string, values: unknown[]) => test_.gateway.db.rows<T>('', text, values);
const customerRow = (): Held => ({
  text: 'select from customer.customer where id = $1::bigint for update',
  values: [who.customerNumber],
});
const codesOf = (answers: readonly Answered<unknown>[]) => answers.map(({ code }) => code);

it('of two addresses that are bound at the same time the second knows the first as the former one', async () => {
  const emails = ['first@qq.com', 'second@qq.com'];
  for (const email of emails)
    await sql(
      `insert into kernel.verify_code (kind, target, address, code_hash, customer_id, expires_at)
       values ('bindEmail', $1, 'test', $2, $3::bigint, now() + interval '5 minutes')`,
      [email, codeHash(test_.gateway, 'bindEmail', email, smsCode), who.customerNumber],
    );
  const answers = await whileHeld(test_, customerRow(), 2, () =>
    emails.map((email) => who.client.call(customer.bindEmail, { email, verifyCode: smsCode, password: who.password })),
  );
  expect(codesOf(answers)).toEqual(['OK', 'OK']);
  const audited = await sql<{ before: { email: string | null }; after: { email: string } }>(
    `select before, after from kernel.audit where act = 'bindEmail' and subject = $1 order by id`,
    [`customer:${who.customerNumber}`],
  );
  expect(audited.map(({ before }) => before.email)).toEqual([null, audited[0]?.after.email]);
});

it('an account is not archived while a deposit to it is submitted', async () => {
  const args = { accountId: who.mt5Id, channel: 'EGPAY', amount: '500.00' };
  const { pno } = await who.client.ok(deposit.submitData, args);
  await sql(`update deposit.draft set expires_at = now() - interval '1 minute' where pno = $1`, [pno]);
  // As the submission does it: the customer is locked, and the draft is there once that has ended.
  const held = {
    text: `with locked as materialized (select id from customer.customer where id = $1::bigint for no key update)
           update deposit.draft set expires_at = now() + interval '1 hour' from locked where pno = $2 and customer_id = locked.id`,
    values: [who.customerNumber, pno],
  };
  const [answer] = await whileHeld(test_, held, 1, () => [
    who.client.call(account.archiveMt5Account, { id: who.mt5Id }),
  ]);
  expect(answer?.code).toBe('account.unpaid');
});
