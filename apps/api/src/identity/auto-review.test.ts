import { identityCalls, type KycInfo } from '@portal/contract/identity';
import { registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { autoReview } from './auto-review';
import { bankCard, idCard } from '../testing/kyc-forms';

const { addIdCard, addBank, queryKycInfo } = identityCalls;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'auto' });
});
afterAll(() => gateway.stop());

const until = (customer: TestCustomer, done: (kyc: KycInfo) => boolean) =>
  waitFor(async () => {
    const kyc = await customer.client.ok(queryKycInfo, {});
    return done(kyc) && kyc;
  }, 'the review');

const messages = (customer: TestCustomer) =>
  gateway.gateway.db.rows<{ kind: string; params: { reason?: string } }>(
    'test.messages',
    `select kind, params from message.message where customer_id = $1 and kind ~ '^(identity|bank)' order by id`,
    [customer.customerNumber],
  );

it('approves identity and card after about three seconds, with a message for each', async () => {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  await customer.client.ok(addBank, await bankCard(customer.client));
  const started = Date.now();
  expect(await customer.client.ok(queryKycInfo, {})).toMatchObject({ identity: { status: 2 }, bank: { status: 2 } });
  const kyc = await until(customer, ({ identity, bank }) => identity.status === 1 && bank.status === 1);
  expect(Date.now() - started).toBeGreaterThan(2_000);
  expect(kyc).toMatchObject({
    bank: { cards: [{ approval: 1, nameApproval: 1, imageApproval: 1 }] },
    next: 'mt5',
  });
  expect((await messages(customer)).map(({ kind }) => kind)).toEqual(['identity.approved', 'bank.approved']);
  const known = await gateway.gateway.db.row<{ chinese_name: string; id_mask: string }>(
    'test.known',
    'select chinese_name, id_mask from customer.customer where id = $1',
    [customer.customerNumber],
  );
  expect(known.chinese_name).toBe('欧阳明修');
  expect(known.id_mask).toBe(kyc.identity.idDocumentNumber);
  const acts = await gateway.gateway.db.rows<{ act: string; actor: string }>(
    'test.acts',
    `select act, actor from kernel.audit where actor = 'system:auto-review' order by id`,
  );
  expect(acts.map(({ act }) => act)).toEqual(['review.identity', 'review.bank']);
});

it('refuses a card whose holder is not the verified person', async () => {
  const customer = await registerCustomer(gateway.url);
  const { db } = gateway.gateway;
  await customer.client.ok(addIdCard, await idCard(customer.client));
  const { id } = await customer.client.ok(addBank, await bankCard(customer.client));
  // The name on the card is the one submitted first; the identity was refused and came back under another.
  await db.rows('test.holder', `update identity.bank_card set holder = '王小明' where id = $1`, [id]);
  const kyc = await until(customer, ({ bank }) => bank.status !== 2);
  expect(kyc.bank).toMatchObject({ status: 3, cards: [{ nameApproval: 3, reason: '持卡人姓名与身份证姓名不一致' }] });
  expect((await messages(customer)).at(-1)).toMatchObject({ kind: 'bank.refused' });
});

it('does nothing if the item is decided, or if staff review by hand', async () => {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  const { id } = await gateway.gateway.db.row<{ id: bigint }>(
    'test.id',
    'select id from identity.identity where customer_id = $1',
    [customer.customerNumber],
  );
  const payload = { kind: 'identity', id: String(id) };
  const status = async () => (await customer.client.ok(queryKycInfo, {})).identity.status;
  await autoReview({ ...gateway.gateway, env: { ...gateway.gateway.env, REVIEW: 'manual' } }, payload);
  expect(await status()).toBe(2);
  await autoReview(gateway.gateway, payload);
  await autoReview(gateway.gateway, payload);
  expect(await status()).toBe(1);
  expect(await messages(customer)).toHaveLength(1);
});

it('leaves a number that another customer submitted to people, also once the other one is approved', async () => {
  const customers = [await registerCustomer(gateway.url), await registerCustomer(gateway.url)];
  const { idDocumentNumber } = await idCard(customers[0]!.client);
  const payloads: Record<string, string>[] = [];
  for (const { client, customerNumber } of customers) {
    await client.ok(addIdCard, await idCard(client, { idDocumentNumber }));
    const { id } = await gateway.gateway.db.row<{ id: bigint }>(
      'test.identityId',
      'select id from identity.identity where customer_id = $1',
      [customerNumber],
    );
    payloads.push({ kind: 'identity', id: String(id) });
  }
  const statuses = () =>
    Promise.all(customers.map(async ({ client }) => (await client.ok(queryKycInfo, {})).identity.status));
  for (const payload of payloads) await autoReview(gateway.gateway, payload);
  expect(await statuses()).toEqual([2, 2]);
  await gateway.gateway.db.rows(
    'test.approve',
    'update identity.identity set status = 1, decided_at = now() where id = $1',
    [payloads[0]?.['id']],
  );
  await autoReview(gateway.gateway, payloads[1]!);
  expect(await statuses()).toEqual([1, 2]);
});
