import { calls } from '@portal/contract';
import { registerCustomer, solveCaptcha, waitFor, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, coin } = calls;

let test_: TestGateway;
let support: StaffClient;
let customer: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
});
afterAll(() => test_.stop());
beforeEach(async () => {
  customer = await registerCustomer(test_.url);
});

const deliveries = async () => support.ok(staff.customerDeliveries, { customerNumber: customer.customerNumber });
const write = (text: string, ...values: unknown[]) => test_.gateway.db.rows(`test.${text.slice(0, 40)}`, text, values);

it('lists what was sent to the customer, newest first, masked and without codes', async () => {
  const { client, phone } = customer;
  await client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(client)), type: 1 });
  const { list, total } = await waitFor(async () => {
    const page = await deliveries();
    return page.total === 2 && page;
  }, 'both deliveries');
  const to = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  expect(list).toMatchObject([
    { medium: 'sms', to, kind: 'withdraw', state: 'accepted' },
    { medium: 'sms', to, kind: 'open', state: 'accepted' },
  ]);
  expect(total).toBe(2);
  const stored = await write(
    'select to_jsonb(d)::text as text from message.delivery d where target = $1',
    `86${phone}`,
  );
  const codes = await write('select code from sandbox.inbox where recipient = $1', `86${phone}`);
  expect(codes).toHaveLength(2);
  for (const { code } of codes as { code: string }[]) expect(JSON.stringify(stored)).not.toContain(code);
  const { list: log } = await new StaffClient(test_.staffUrl, test_.staffToken).ok(staff.auditLog, {
    subject: customer.customerNumber,
  });
  expect(log[0]).toMatchObject({ act: 'customer.read', after: '{"part":"deliveries"}' });
});

it('records that the carrier has not taken a message', async () => {
  const { client } = customer;
  const { db } = test_.gateway;
  const { rows } = db;
  // The sandbox's carrier writes into its inbox.
  const away = jest.spyOn(db, 'rows').mockImplementation((name, ...rest) => {
    if (name === 'inbox.add') return Promise.reject(Object.assign(new Error('13800138000'), { code: 'ECONNREFUSED' }));
    return rows.call(db, name, ...rest) as never;
  });
  await client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(client)), type: 1 });
  await waitFor(async () => (await deliveries()).list[0]?.state === 'failed', 'the failure');
  away.mockRestore();
  expect((await deliveries()).list[0]).toMatchObject({ kind: 'withdraw', state: 'failed' });
  const [row] = await write(`select error from message.delivery where state = 'failed'`);
  expect(row).toEqual({ error: 'ECONNREFUSED' });
});

it('lists the e-mails, and what went to a phone before it was changed', async () => {
  const { customerNumber, phone } = customer;
  await write('update customer.customer set email = $2 where id = $1::bigint', customerNumber, 'old@example.com');
  const add = `insert into message.delivery (medium, target, kind, state) values ($1, $2, 'bindEmail', 'accepted')`;
  await write(add, 'email', 'old@example.com');
  await write(add, 'sms', `86${phone.slice(0, -1)}x`);
  expect((await deliveries()).list).toMatchObject([{ medium: 'email', to: 'ol***@example.com' }, { kind: 'open' }]);
  const changed = '19900001111';
  await write('update customer.customer set mobile_phone = $2 where id = $1::bigint', customerNumber, changed);
  expect((await deliveries()).list).toHaveLength(1);
  await write(
    `insert into customer.phone_change (customer_id, session_id, way, old_nation, old_phone, nation_code, mobile_phone, status, decided_at)
     values ($1::bigint, 1, 'code', '86', $2, '86', $3, 1, now())`,
    customerNumber,
    phone,
    changed,
  );
  expect((await deliveries()).list).toHaveLength(2);
});

it('is erased when the customer is closed', async () => {
  const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  const { customerNumber } = customer;
  expect((await deliveries()).total).toBe(1);
  await compliance.ok(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });
  // Then only the notice of the closing is in it.
  const { list } = await waitFor(async () => {
    const page = await deliveries();
    return page.total > 0 && page;
  }, 'the notice');
  expect(list).toMatchObject([{ medium: 'sms', kind: 'customer.closing', state: 'accepted' }]);
  expect((await support.call(staff.customerDeliveries, { customerNumber: '1' })).code).toBe('staff.customer');
});
