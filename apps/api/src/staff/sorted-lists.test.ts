import { calls } from '@portal/contract';
import { reviewSorts, type Review } from '@portal/contract/staff';
import { parseAmount } from '@portal/rules/money';
import { customerRows, documentRows, shortListRows } from '../testing/staff-rows';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { staff } = calls;
const count = 11;
/** No divisor of the number of rows with the same value: equal rows lie on both sides of a page border. */
const pageSize = 5;

let test_: TestGateway;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
  await test_.gateway.db.transaction(async (tx) => {
    await tx.rows('test.unguarded', `select set_config('session_replication_role', 'replica', true)`);
    const all = [
      ...customerRows(count),
      ...documentRows({ from: 0, count, customers: 3, open: true }),
      ...shortListRows(count),
    ];
    for (const [at, text] of all.entries()) await tx.rows(`test.fill.${at}`, text);
  });
});
afterAll(() => test_.stop());

type Row = Record<string, unknown> & { subject?: Record<string, string> };

/** Every list, with what its sorts compare and what identifies a row. */
interface Listed {
  name: string;
  path: string;
  query: Record<string, string>;
  id: (row: Row) => string;
  sorts: Record<string, (row: Row) => string | number | bigint>;
}

const text = (name: string) => (row: Row) => String(row[name] ?? '');
const figure = (name: string) => (row: Row) => Number(row[name]);
const reviewValues = {
  createdAt: text('createdAt'),
  customer: figure('customerNumber'),
  amount: (row: Row) => parseAmount(row.subject?.['amount'] ?? '', 2) ?? 0n,
};

const queues = (['identity', 'bank', 'link', 'withdraw', 'coin', 'introducer'] as const).map((kind): Listed => ({
  name: `reviews of ${kind}`,
  path: staff.reviews.path,
  query: { kind, status: kind === 'withdraw' || kind === 'coin' ? '1' : '2' },
  id: text('id'),
  sorts: Object.fromEntries(reviewSorts[kind].map((sort) => [sort, reviewValues[sort]])),
}));

const lists: readonly Listed[] = [
  ...queues,
  {
    name: 'customers',
    path: staff.customers.path,
    query: { search: '131000000' },
    id: text('customerNumber'),
    sorts: {
      customerNumber: figure('customerNumber'),
      chineseName: text('chineseName'),
      wallet: figure('wallet'),
      registeredAt: text('registeredAt'),
    },
  },
  {
    name: 'all customers',
    path: staff.customerList.path,
    query: {},
    id: text('customerNumber'),
    sorts: { registeredAt: text('registeredAt') },
  },
  {
    name: 'deposits',
    path: staff.staffDeposits.path,
    query: { state: 'open' },
    id: text('pno'),
    sorts: {
      createdAt: text('createdAt'),
      customer: figure('customerNumber'),
      amount: figure('amount'),
      payAmount: figure('payAmount'),
    },
  },
  {
    name: 'payouts',
    path: staff.staffPayouts.path,
    query: { kind: 'coin', state: 'waiting' },
    id: text('pno'),
    sorts: { createdAt: text('createdAt') },
  },
  {
    name: 'adjustments',
    path: staff.adjustments.path,
    query: { status: '1' },
    id: text('id'),
    sorts: { proposedAt: text('proposedAt'), customer: figure('customerNumber'), amount: figure('amount') },
  },
  {
    name: 'batches',
    path: staff.payoutBatches.path,
    query: {},
    id: text('number'),
    sorts: { madeAt: text('madeAt'), items: figure('items'), total: figure('total') },
  },
  {
    name: 'audit',
    path: staff.auditLog.path,
    query: { actor: 'staff:list@broker.test' },
    id: text('id'),
    sorts: { at: text('at') },
  },
  {
    name: 'posts',
    path: staff.posts.path,
    query: {},
    id: text('id'),
    // A draft has no time of publication and comes behind every other.
    sorts: {
      changedAt: text('changedAt'),
      publishAt: (row) => String(row['publishAt'] ?? '9999'),
      title: text('title'),
    },
  },
  {
    name: 'breaks',
    path: staff.reconciliationBreaks.path,
    query: { subject: 'LIST' },
    id: text('id'),
    // An open break is closed after every other.
    sorts: { closedAt: (row) => String(row['closedAt'] ?? '9999'), firstSeen: text('firstSeen') },
  },
  {
    name: 'introducers',
    path: staff.introducers.path,
    query: {},
    id: text('id'),
    sorts: {
      approvedAt: text('approvedAt'),
      clients: figure('clients'),
      earned: figure('earned'),
      accrued: figure('accrued'),
      paid: figure('paid'),
      commission: figure('commission'),
    },
  },
  {
    name: 'agreements',
    path: staff.agreements.path,
    query: {},
    id: text('id'),
    sorts: { proposedAt: text('proposedAt'), customer: figure('customerNumber'), from: text('from') },
  },
  {
    name: 'commissions',
    path: staff.commissions.path,
    query: { status: '1' },
    id: text('id'),
    sorts: { month: text('month'), customer: figure('customerNumber'), amount: figure('amount') },
  },
];

/** Each list is asked with texts. The search for customers takes them in a body, where numbers are numbers. */
function send({ path, query }: Listed, more: Record<string, string>): Promise<Response> {
  if (path !== staff.customers.path) return anna.fetch(`${path}?${new URLSearchParams({ ...query, ...more })}`);
  const asked = Object.entries({ ...query, ...more }).map(([key, value]) => [
    key,
    /^page/.test(key) ? Number(value) : value,
  ]);
  return anna.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(asked)),
  });
}

async function ask(list: Listed, more: Record<string, string>) {
  const answer = await send(list, more);
  return (await answer.json()) as { code: string; data: { list: Row[]; total: number; fields?: object } };
}

const compare = <T extends string | number | bigint>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
const cases = lists.flatMap((list) => Object.entries(list.sorts).map(([sort, value]) => ({ list, sort, value })));

it.each(cases)(
  'sorts $list.name by $sort, in both directions, and returns each row once',
  async ({ list, sort, value }) => {
    const whole = (await ask(list, { sort, pageSize: '100' })).data;
    expect(whole.list).toHaveLength(count);
    expect(whole.total).toBe(count);
    const values = whole.list.map(value);
    expect(values).toEqual([...values].sort(compare));
    const reversed = (await ask(list, { sort: `-${sort}`, pageSize: '100' })).data.list;
    expect(reversed.map(list.id)).toEqual(whole.list.map(list.id).reverse());
    for (const direction of ['', '-']) {
      const expected = (direction ? reversed : whole.list).map(list.id);
      const behind: string[] = [];
      const numbered: string[] = [];
      for (let pageNo = 1; pageNo <= 3; pageNo++) {
        const page = { sort: direction + sort, pageSize: String(pageSize) };
        numbered.push(...(await ask(list, { ...page, pageNo: String(pageNo) })).data.list.map(list.id));
        const last = behind.at(-1);
        behind.push(...(await ask(list, { ...page, ...(last && { after: last }) })).data.list.map(list.id));
      }
      expect(behind).toEqual(expected);
      expect(numbered).toEqual(expected);
    }
  },
);

it('has rows with equal values on both sides of a page boundary', async () => {
  for (const name of ['reviews of withdraw', 'deposits', 'adjustments']) {
    const list = lists.find((one) => one.name === name);
    if (!list) throw new Error(name);
    const customers = (await ask(list, { sort: 'customer', pageSize: '100' })).data.list.map(figure('customerNumber'));
    expect(customers[pageSize]).toBe(customers[pageSize - 1]);
  }
});

it('neither repeats nor omits a row if an earlier one is decided between two pages', async () => {
  const page = { kind: 'identity', status: 2, sort: 'createdAt', pageSize } as const;
  const before = (await anna.ok(staff.reviews, { ...page, pageSize: 100 })).list;
  const [{ id, createdAt }] = before as [Review];
  const one = await anna.ok(staff.reviews, page);
  await anna.ok(staff.decide, { kind: 'identity', id, createdAt, decision: 'refuse', reason: '照片不清晰' });
  const two = await anna.ok(staff.reviews, { ...page, after: one.list.at(-1)?.id ?? '' });
  expect([...one.list, ...two.list].map(({ id }) => id)).toEqual(before.slice(0, 2 * pageSize).map((row) => row.id));
});

it.each(lists.map((list) => ({ list })))('refuses a sort that $list.name do not support', async ({ list }) => {
  for (const sort of ['password', 'id; drop table x', '--amount', '']) {
    expect(await ask(list, { sort })).toMatchObject({ code: 'PARAM', data: { fields: { sort: expect.any(String) } } });
  }
});

it('refuses to sort by amount in a queue without amounts, and to sort all queues together', async () => {
  const refused = { code: 'PARAM', data: { fields: { sort: '请检查填写的内容' } } };
  expect(await anna.call(staff.reviews, { kind: 'identity', sort: 'amount' })).toMatchObject({
    status: 400,
    ...refused,
  });
  expect(await anna.call(staff.reviews, { kind: 'identity', sort: '-amount' })).toMatchObject(refused);
  expect(await anna.call(staff.reviews, { sort: 'createdAt' })).toMatchObject(refused);
  expect(await anna.call(staff.reviews, { after: '1' })).toMatchObject({
    code: 'PARAM',
    data: { fields: { after: '请检查填写的内容' } },
  });
});

it.each(lists.map((list) => ({ list })))(
  'returns no rows after a row of $list.name that does not exist',
  async ({ list }) => {
    for (const after of ['0', 'nobody', '99999999999999999999']) {
      expect((await ask(list, { after })).data.list).toEqual([]);
    }
  },
);

it.each(['at', 'customer', 'usd'])('sorts watched payments by %s', async (sort) => {
  const days = { startDate: '2026-01-01', endDate: '2026-12-01' };
  for (const order of [sort, `-${sort}`]) await anna.ok(staff.watchedPayments, { ...days, sort: order as 'at' });
  const answer = await anna.fetch(`${staff.watchedPayments.path}?${new URLSearchParams({ ...days, sort: 'name' })}`);
  expect(await answer.json()).toMatchObject({ code: 'PARAM' });
});
