import { calls, type ArgsOf, type CallSpec } from '@portal/contract';
import { mt5Password, newPhone, picture, upload, type Client } from '@portal/testkit';
import { addTotp } from '../../testing/factors';
import { staffOf } from '../../testing/introducers';
import { bankCard, idCard } from '../../testing/kyc-forms';
import { identified, requestForm, type Identified } from '../../testing/phone-changes';
import { loginOf } from '../../testing/right-requests/of-customers';
import { funded, registered } from '../../testing/right-requests/right';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { account, customer, identity, staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const anna = () => staffOf(test_, 'anna');
const boris = () => staffOf(test_, 'boris');
const close = async ({ customerNumber }: { customerNumber: string }) =>
  (await anna().call(staff.closeCustomer, { customerNumber, reason: '客户申请销户' })).code;
const waiting = async (kind: 'identity' | 'bank' | 'phone' | 'link', { customerNumber }: { customerNumber: string }) =>
  (await anna().ok(staff.reviews, { kind, status: 2, pageSize: 100 })).list.filter(
    (one) => one.customerNumber === customerNumber,
  );

const reviews = {
  identity: async (person: Identified, client: Client) => {
    const [former] = (await anna().ok(staff.reviews, { kind: 'identity', pageSize: 100 })).list.filter(
      (one) => one.customerNumber === person.customerNumber,
    );
    await anna().ok(staff.revokeApproval, { kind: 'identity', id: former?.id ?? '', reason: '照片模糊' });
    await client.ok(identity.addIdCard, await idCard(client));
  },
  bank: async (_person: Identified, client: Client) => client.ok(identity.addBank, await bankCard(client)),
  phone: async (person: Identified, client: Client) =>
    client.ok(customer.requestPhoneChange, await requestForm(test_, person)),
  link: async ({ customerNumber }: Identified) =>
    test_.gateway.db.rows(
      'test.linkRequest',
      `insert into account.link_request (customer_id, login, platform_name) values ($1::bigint, $2, '李四')`,
      [customerNumber, await loginOf(test_)],
    ),
};

it.each(Object.keys(reviews) as (keyof typeof reviews)[])(
  'a review of the kind %s ends with the customer',
  async (kind) => {
    const person = await identified(test_);
    await reviews[kind](person, person.client);
    const [item] = await waiting(kind, person);
    expect(item).toBeDefined();
    expect(await close(person)).toBe('OK');
    expect(await waiting(kind, person)).toEqual([]);
    const approved = await boris().call(staff.decide, {
      kind,
      id: item?.id ?? '',
      decision: 'approve',
      ...(kind === 'identity' && { createdAt: item?.createdAt ?? '' }),
    });
    expect(approved.code).toBe('staff.state');
  },
);

it('what staff have asked for ends with the customer', async () => {
  const person = await registered(test_);
  const { customerNumber } = person;
  const [asked, answered] = [
    await anna().ok(staff.askTask, { customerNumber, kind: 'address' }),
    await anna().ok(staff.askTask, { customerNumber, kind: 'funds' }),
  ];
  await person.client.ok(identity.answerTask, { id: answered.id, fileIds: [await upload(person.client)] });
  expect(await close(person)).toBe('OK');
  const { list } = await anna().ok(staff.staffTasks, { customerNumber });
  expect(list.map(({ id, status }) => [id, status]).sort()).toEqual([
    [asked.id, 4],
    [answered.id, 4],
  ]);
});

it('an account that the platform has not opened yet keeps the customer open', async () => {
  const person = await identified(test_);
  jest.spyOn(test_.gateway.ports.trading, 'openUser').mockRejectedValueOnce(new Error('timed out'));
  const open = () =>
    person.client.ok(account.createMT5Account, { level: 'MIN', password: mt5Password }, 'opens-one-account');
  const opened = await open();
  expect(opened.status).toBe('pending');
  expect(await close(person)).toBe('staff.closeMoney');
  expect((await open()).status).toBe('open');
  expect(await close(person)).toBe('OK');
});

/** What begins with a customer, and its arguments. */
const beginnings: Record<string, [CallSpec, (customerNumber: string) => Promise<object> | object]> = {
  freeze: [staff.freezeCustomer, () => ({ scope: 'money', reason: '核查' })],
  'freeze of the login': [staff.freezeCustomer, () => ({ scope: 'login', reason: '核查' })],
  limits: [staff.setCustomerLimits, () => ({ limits: { withdrawMax: '100.00' }, seen: {}, reason: '核查' })],
  profile: [
    staff.setCustomerProfile,
    () => ({ risk: 'high', tags: [], seen: { risk: 'low', tags: [] }, reason: '核查' }),
  ],
  task: [staff.askTask, () => ({ kind: 'address' })],
  letter: [staff.writeToCustomer, () => ({ subject: '资料', text: '请补充', waits: true })],
  'reset of factors': [staff.proposeFactorReset, () => ({ reason: '手机丢失' })],
  'phone change': [
    staff.proposePhone,
    () => ({
      mobilePhone: newPhone(),
      reason: '手机丢失',
      frontFileId: 'a'.repeat(32),
      backFileId: 'b'.repeat(32),
      holdingFileId: 'c'.repeat(32),
    }),
  ],
};

it.each(Object.entries(beginnings))('no %s begins with a closed customer', async (_what, [call, argsOf]) => {
  const person = await identified(test_);
  await addTotp(person);
  expect(await close(person)).toBe('OK');
  const args = { customerNumber: person.customerNumber, ...(await argsOf(person.customerNumber)) };
  expect((await anna().call(call, args as ArgsOf<CallSpec>)).code).toBe('staff.customerClosed');
});

it('no level of a closed customer changes, and no picture is added', async () => {
  const { customerNumber, mt5Id: id } = await funded(test_, '50.00');
  await test_.gateway.db.rows('test.close', `update customer.customer set closed_at = now() where id = $1::bigint`, [
    customerNumber,
  ]);
  const level = await anna().call(staff.changeLevel, { customerNumber, id, level: 'STD', seen: 'MIN', reason: '活动' });
  const body = new FormData();
  body.set('file', picture(), 'card.png');
  const path = staff.uploadCustomerFile.path.replace(':customerNumber', customerNumber);
  const file = await anna().request(path, { method: 'POST', body });
  expect([level.code, file.code]).toEqual(Array(2).fill('staff.customerClosed'));
});
