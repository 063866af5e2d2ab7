import { calls } from '@portal/contract';
import type { ReviewKind } from '@portal/contract/staff';
import { checkIdNumber } from '@portal/rules/rules';
import { registerCustomer } from '@portal/testkit';
import { idCard } from '../testing/kyc-forms';
import { staffTokenOf } from '../testing/add-test-staff';
import { customerRows, documentRows, shortListRows } from '../testing/staff-rows';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { reviewItem, reviews, decide, stopPayouts } = calls.staff;
const { addIdCard } = calls.identity;

let test_: TestGateway;
let anna: StaffClient;
const as = (name: string) => new StaffClient(test_.staffUrl, staffTokenOf(name));
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = as('anna');
  await test_.gateway.db.transaction(async (tx) => {
    await tx.rows('test.unguarded', `select set_config('session_replication_role', 'replica', true)`);
    const documents = documentRows({ from: 0, count: 120, customers: 3, open: true });
    for (const [at, text] of [...customerRows(120), ...documents, ...shortListRows(120)].entries())
      await tx.rows(`test.fill.${at}`, text);
  });
});
afterAll(() => test_.stop());

const submitted = async () => {
  const customer = await registerCustomer(test_.url);
  const card = await idCard(customer.client);
  await customer.client.ok(addIdCard, card);
  const { id } = await test_.gateway.db.row<{ id: bigint }>(
    'test.identity',
    'select id from identity.identity where customer_id = $1',
    [customer.customerNumber],
  );
  return { customer, card, id: String(id) };
};

it.each(['bank', 'withdraw', 'coin', 'introducer'] as const)(
  'reads an item of %s that lies behind the first list page',
  async (kind) => {
    const page = { kind, sort: 'createdAt', pageSize: 100, pageNo: 2 } as const;
    const [review] = (await anna.ok(reviews, page)).list;
    expect(await anna.ok(reviewItem, { kind, id: review?.id ?? '' })).toMatchObject({ review });
  },
);

it('reads a stop of payouts', async () => {
  const stop = await anna.ok(stopPayouts, { reason: '测试' });
  expect((await anna.ok(reviewItem, { kind: 'stop', id: stop.id })).review).toEqual(stop);
});

it.each<[ReviewKind, string]>([
  ['identity', '7777777'],
  ['identity', 'abc'],
  ['bank', '7777777'],
  ['phone', '7777777'],
  ['introducer', '7777777'],
  ['withdraw', 'W261125ABCDEFGH'],
  ['coin', 'WO000000001'],
  ['quarantine', '7777777'],
  ['stop', '7777777'],
])('%s %s is unknown', async (kind, id) => {
  expect((await anna.call(reviewItem, { kind, id })).code).toBe('staff.unknown');
});

it('needs the permission of the list of its kind', async () => {
  const { id } = await submitted();
  const code = async (name: string, kind: ReviewKind, item: string) =>
    (await as(name).call(reviewItem, { kind, id: item })).code;
  expect(await code('finance', 'identity', id)).toBe('STAFF_PERMISSION');
  expect(await code('compliance', 'identity', id)).toBe('OK');
  expect(await code('finance', 'withdraw', 'WO000000001')).toBe('OK');
  expect(await code('compliance', 'introducer', '7777777')).toBe('staff.unknown');
  expect(await code('finance', 'introducer', '7777777')).toBe('STAFF_PERMISSION');
});

it('shows the full number of an identity that waits, its birth date and sex; the list is masked', async () => {
  const { card, id, customer } = await submitted();
  const { review, identity } = await anna.ok(reviewItem, { kind: 'identity', id });
  const number = card.idDocumentNumber;
  expect(identity).toEqual({
    idDocumentNumber: number,
    birthDate: checkIdNumber(number, new Date()).birthDate,
    sex: Number(number[16]) % 2 ? 'male' : 'female',
  });
  expect(review.subject['idDocumentNumber']).toContain('*');
  const { list } = await anna.ok(reviews, { kind: 'identity', sort: '-createdAt', pageSize: 100 });
  expect(list.map(({ customerNumber }) => customerNumber)).toContain(customer.customerNumber);
  expect(JSON.stringify(list)).not.toContain(number);
  await anna.ok(decide, { kind: 'identity', id, createdAt: review.createdAt, decision: 'approve' });
  expect((await anna.ok(reviewItem, { kind: 'identity', id })).identity).toBeUndefined();
});

it('shows who decided what and when, also on earlier submissions', async () => {
  const { customer, id } = await submitted();
  const item = () => anna.ok(reviewItem, { kind: 'identity', id });
  const decided = async (name: string, reason?: string) => {
    const { createdAt } = (await item()).review;
    const act = reason ? ({ decision: 'refuse', reason } as const) : ({ decision: 'approve' } as const);
    await as(name).ok(decide, { kind: 'identity', id, createdAt, ...act });
  };
  await decided('boris', '证件已过期');
  await customer.client.ok(addIdCard, await idCard(customer.client));
  await decided('compliance');
  const { review, steps } = await item();
  expect(review.status).toBe(1);
  expect(steps.map(({ status, actor, reason }) => [status, actor, reason])).toEqual([
    ['2', `customer:${customer.customerNumber}`, undefined],
    ['3', 'staff:boris@broker.test', '证件已过期'],
    ['2', `customer:${customer.customerNumber}`, undefined],
    ['1', 'staff:compliance@broker.test', undefined],
  ]);
});

describe('the audit log', () => {
  const looks = async (subject: string) =>
    test_.gateway.db.rows<{ actor: string; after: object }>(
      'test.looks',
      `select actor, after from kernel.audit where subject = $1 and act = 'staff.reviewItem' order by id`,
      [subject],
    );

  it('has the first read of each member in an hour, and each read of a new submission', async () => {
    const { customer, id } = await submitted();
    const look = async (name: string) => (await as(name).ok(reviewItem, { kind: 'identity', id })).review.createdAt;
    const createdAt = await look('anna');
    for (let at = 0; at < 3; at++) await look('anna');
    await look('boris');
    const seen = { after: { customer: customer.customerNumber, createdAt } };
    expect(await looks(`identity:${id}`)).toEqual([
      { actor: 'staff:anna@broker.test', ...seen },
      { actor: 'staff:boris@broker.test', ...seen },
    ]);
    await anna.ok(decide, { kind: 'identity', id, createdAt, decision: 'refuse', reason: '照片模糊' });
    await customer.client.ok(addIdCard, await idCard(customer.client));
    await look('anna');
    expect(await looks(`identity:${id}`)).toHaveLength(3);
  });

  it('is not written for an item that is unknown or not permitted', async () => {
    const { id } = await submitted();
    await as('finance').call(reviewItem, { kind: 'identity', id });
    await anna.call(reviewItem, { kind: 'identity', id: '7777777' });
    expect([...(await looks(`identity:${id}`)), ...(await looks('identity:7777777'))]).toEqual([]);
  });
});
