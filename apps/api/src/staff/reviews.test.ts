import { calls } from '@portal/contract';
import { registerCustomer, type TestCustomer } from '@portal/testkit';
import { bankCard, idCard } from '../testing/kyc-forms';
import { bytesOf } from '../testing/bytes-of';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { reviews, decide, reconcile } = calls.staff;
const { addIdCard, addBank } = calls.identity;

let gateway: TestGateway;
let anna: StaffClient;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(gateway.staffUrl, gateway.staffToken);
});
afterAll(() => gateway.stop());

async function mine({ customerNumber }: TestCustomer, kind?: 'identity' | 'bank', status?: 0 | 1 | 2 | 3) {
  const { list } = await anna.ok(reviews, {
    pageSize: 100,
    ...(kind === undefined ? {} : { kind }),
    ...(status === undefined ? {} : { status }),
  });
  return list.filter((review) => review.customerNumber === customerNumber);
}

describe('access', () => {
  it.each([
    ['a wrong token', 'nobody'],
    ['the name instead of the token', 'anna'],
    ['an empty token', ''],
  ])('refuses %s', async (_what, token) => {
    const nobody = new StaffClient(gateway.staffUrl, token);
    for (const answer of [
      await nobody.call(reviews, {}),
      await nobody.call(decide, { kind: 'identity', id: '1', decision: 'approve' }),
      await nobody.call(reconcile, {}),
    ]) {
      expect(answer).toMatchObject({ status: 401, code: 'STAFF', data: null });
    }
  });

  it('refuses a customer', async () => {
    const { client } = await registerCustomer(gateway.url);
    const headers = { token: client.token ?? '' };
    const answer = await fetch(`${gateway.staffUrl}${reviews.path}`, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'STAFF' }]);
  });

  it('refuses staff calls on the public server', async () => {
    const answer = await new StaffClient(gateway.url, gateway.staffToken).fetch(reviews.path);
    expect(answer.status).toBe(404);
  });
});

it('shows the data that staff need, without full numbers', async () => {
  const customer = await registerCustomer(gateway.url);
  const card = await idCard(customer.client);
  const bank = await bankCard(customer.client);
  await customer.client.ok(addIdCard, card);
  await customer.client.ok(addBank, bank);
  const [identity] = await mine(customer, 'identity');
  expect(identity).toMatchObject({
    kind: 'identity',
    status: 2,
    subject: { chineseName: '欧阳明修', idDocumentNumber: expect.stringContaining('*') },
    files: [card.frontFileId, card.backFileId],
  });
  const [waitingCard] = await mine(customer, 'bank');
  expect(waitingCard).toMatchObject({
    subject: { bankName: '中国工商银行', holder: '欧阳明修', verifiedName: '', approval: '2' },
    files: [bank.imageFileId],
  });
  const text = JSON.stringify([identity, waitingCard]);
  expect(text).not.toContain(card.idDocumentNumber);
  expect(text).not.toContain(bank.accountNumber);
  for (const file of [card.frontFileId, bank.imageFileId]) {
    expect((await bytesOf(anna, `/ops/file/${file}`)).status).toBe(200);
  }
});

it('pages through all kinds, oldest first, and filters by status', async () => {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  await customer.client.ok(addBank, await bankCard(customer.client));
  const all = await anna.ok(reviews, { pageSize: 100 });
  expect(all.list.map(({ createdAt }) => createdAt)).toEqual(all.list.map(({ createdAt }) => createdAt).sort());
  const pages = [];
  for (let pageNo = 1; pages.length < all.total; pageNo++) {
    pages.push(...(await anna.ok(reviews, { pageSize: 2, pageNo })).list);
  }
  expect(pages.map(({ kind, id }) => kind + id)).toEqual(all.list.map(({ kind, id }) => kind + id));
  const [identity] = await mine(customer, 'identity');
  await anna.ok(decide, {
    kind: 'identity',
    id: identity?.id ?? '',
    createdAt: identity?.createdAt ?? '',
    decision: 'approve',
  });
  expect((await mine(customer, 'identity', 2)).length).toBe(0);
  expect((await mine(customer, 'identity', 1)).length).toBe(1);
});

it('returns empty pages for kinds without items', async () => {
  expect(await anna.ok(reviews, { kind: 'withdraw' })).toEqual({ list: [], total: 0, pageNo: 1, pageSize: 15 });
  expect(await anna.ok(reviews, { kind: 'coin' })).toMatchObject({ list: [], total: 0 });
});
