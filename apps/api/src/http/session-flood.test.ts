import { calls } from '@portal/contract';
import { registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
let customer: TestCustomer;
beforeAll(async () => {
  gateway = await startTestGateway();
  customer = await registerCustomer(gateway.url);
});
afterAll(() => gateway.stop());

const asCustomer = () =>
  customer.client.request(calls.account.queryAccountInfo.path, { method: calls.account.queryAccountInfo.method });
const asStaff = async () => {
  const response = await fetch(gateway.staffUrl + calls.staff.queues.path, {
    headers: { authorization: `Bearer ${gateway.staffToken}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    code: ((await response.json()) as { code: string }).code,
  };
};

it.each([
  ['a customer', 'customer.session', asCustomer],
  ['a staff member', 'staff.session', asStaff],
])('a flood of %s holds four connections, waits up to 100, and others are answered', async (_who, table, ask) => {
  const { db } = gateway.gateway;
  const waiting = async () => {
    const sql = `select count(*)::int as count from pg_stat_activity
                 where datname = current_database() and wait_event_type = 'Lock' and query like $1`;
    return (await db.row<{ count: number }>('test.waiting', sql, [`%from ${table} s%`])).count;
  };
  const holder = await db.pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);
  const asked = Array.from({ length: 105 }, ask);
  const refused = await Promise.race(asked);
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([429, 'RATE', '2']);
  await waitFor(async () => (await waiting()) >= 4, 'the requests in the database');
  expect(await waiting()).toBe(4);
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  await holder.query('rollback');
  holder.release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([104, 1]);
});
