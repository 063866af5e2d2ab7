import { calls } from '@portal/contract';
import { newIdNumber, registerCustomer, upload, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { decideIdentity, idCard } from '../testing/kyc-forms';
import { StaffClient } from '../testing/staff-client';

const { addIdCard, queryKycInfo } = calls.identity;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

async function submitted(): Promise<TestCustomer> {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  return customer;
}

it('submits for review and returns the number masked', async () => {
  const customer = await registerCustomer(gateway.url);
  const card = await idCard(customer.client);
  const part = await customer.client.ok(addIdCard, card);
  expect(part).toMatchObject({ status: 2, chineseName: '欧阳明修' });
  expect(part.idDocumentNumber).toBe(`110${'*'.repeat(14)}${card.idDocumentNumber.slice(-1)}`);
});

const adultsDay = (years: number, days: number) => {
  const day = new Date(Date.now() + 8 * 3_600_000);
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
};
const wrongDigit = () => {
  const number = newIdNumber();
  return number.slice(0, 17) + (number.endsWith('1') ? '2' : '1');
};
it.each([
  ['a wrong check digit', wrongDigit, 'identity.checkDigit'],
  ['30 February', () => newIdNumber('19900230'), 'identity.birthDate'],
  ['18 years tomorrow', () => newIdNumber(adultsDay(18, 1)), 'identity.age'],
])('refuses %s with an error at its field', async (_what, make, code) => {
  const customer = await registerCustomer(gateway.url);
  const answer = await customer.client.call(addIdCard, await idCard(customer.client, { idDocumentNumber: make() }));
  expect(answer).toMatchObject({ code, data: { fields: { idDocumentNumber: answer.msg } } });
});

it('accepts a customer who turns 18 today', async () => {
  const customer = await registerCustomer(gateway.url);
  const answer = await customer.client.call(
    addIdCard,
    await idCard(customer.client, { idDocumentNumber: newIdNumber(adultsDay(18, 0)) }),
  );
  expect(answer.code).toBe('OK');
});

it('refuses a picture of another customer, an unknown one, and the same one twice', async () => {
  const [customer, other] = [await registerCustomer(gateway.url), await registerCustomer(gateway.url)];
  const card = await idCard(customer.client);
  const ask = async (change: object) => (await customer.client.call(addIdCard, { ...card, ...change })).code;
  expect(await ask({ backFileId: await upload(other.client) })).toBe('identity.file');
  expect(await ask({ frontFileId: '0'.repeat(32) })).toBe('identity.file');
  expect(await ask({ frontFileId: card.backFileId })).toBe('identity.sameFile');
  expect(await ask({ chineseName: 'Robert' })).toBe('PARAM');
  expect(await ask({})).toBe('OK');
});

it('refuses a repeat while in review or approved, and accepts one after a refusal', async () => {
  const customer = await submitted();
  expect((await customer.client.call(addIdCard, await idCard(customer.client))).code).toBe('identity.submitted');
  await decideIdentity(gateway.gateway, customer, 'refuse', '照片模糊');
  const refused = await customer.client.ok(queryKycInfo, {});
  expect(refused).toMatchObject({ identity: { status: 3, reason: '照片模糊' }, next: 'identity' });
  const again = await customer.client.ok(addIdCard, await idCard(customer.client, { chineseName: '王小明' }));
  expect(again).toMatchObject({ status: 2, chineseName: '王小明' });
  expect(again.reason).toBeUndefined();
  await decideIdentity(gateway.gateway, customer, 'approve');
  expect((await customer.client.call(addIdCard, await idCard(customer.client))).code).toBe('identity.approved');
});

it('accepts the number of another customer, shows it on both items, and approves one of two at the same time', async () => {
  const customers = await Promise.all(Array.from({ length: 2 }, () => registerCustomer(gateway.url)));
  const idDocumentNumber = newIdNumber();
  for (const { client } of customers) await client.ok(addIdCard, await idCard(client, { idDocumentNumber }));
  const numbers = customers.map(({ customerNumber }) => customerNumber);
  const staff = new StaffClient(gateway.staffUrl, gateway.staffToken);
  const items = async () => {
    const { list } = await staff.ok(calls.staff.reviews, { kind: 'identity', pageSize: 100, sort: '-createdAt' });
    return list.filter(({ customerNumber }) => numbers.includes(customerNumber));
  };
  const both = await items();
  expect(both.map(({ customerNumber, duplicates }) => [customerNumber, duplicates]).sort()).toEqual(
    [
      [numbers[0], [numbers[1]]],
      [numbers[1], [numbers[0]]],
    ].sort(),
  );
  const decide = ({ id, createdAt }: (typeof both)[number]) =>
    staff.call(calls.staff.decide, { kind: 'identity', id, decision: 'approve', createdAt });
  const codes = (await Promise.all(both.map(decide))).map(({ code }) => code);
  expect(codes.sort()).toEqual(['OK', 'staff.duplicateIdentity']);
  const [approved, waiting] = (await items()).sort((a, b) => a.status - b.status);
  expect((await decide(waiting!)).code).toBe('staff.duplicateIdentity');
  await staff.ok(calls.staff.revokeApproval, { kind: 'identity', id: approved!.id, reason: '冒用' });
  expect((await decide(waiting!)).code).toBe('OK');
});

it('accepts one submission per customer, also when sent many times at the same time', async () => {
  const customer = await registerCustomer(gateway.url);
  const card = await idCard(customer.client);
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () => (await customer.client.call(addIdCard, card)).code),
  );
  expect(codes.sort()).toEqual(['OK', ...Array.from({ length: 4 }, () => 'identity.submitted')]);
});
