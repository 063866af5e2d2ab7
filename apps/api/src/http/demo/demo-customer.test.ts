import { calls } from '@portal/contract';
import { Client, registerCustomer, type TestCustomer } from '@portal/testkit';
import { readOnly } from '../../database/database';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { demoFaults, demoNickname, findDemoCustomer } from './demo-customer';

let test_: TestGateway;
let demo: TestCustomer;
let otherNumber: string;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  demo = await registerCustomer(test_.url);
  await demo.client.ok(calls.customer.updatePersonInfo, { nickname: demoNickname });
  otherNumber = (await registerCustomer(test_.url)).customerNumber;
});
afterAll(() => test_.stop());

describe('without a customer to show', () => {
  it('says so: none with the nickname, a closed one, and in production none that is named', async () => {
    const number = demo.customerNumber;
    const at = async (settings: Record<string, string>) =>
      findDemoCustomer(test_.gateway.db, { ...test_.gateway.env, ...settings });
    expect(await at({})).toBe(BigInt(number));
    expect(await at({ MODE: 'production' })).toBeUndefined();
    expect(await at({ MODE: 'production', DEMO_CUSTOMER: number })).toBe(BigInt(number));
    // Not flagged: a mistyped number shows nobody.
    expect(await at({ MODE: 'production', DEMO_CUSTOMER: otherNumber })).toBeUndefined();
    expect(await at({ DEMO_CUSTOMER: '999' })).toBeUndefined();
    const { db } = test_.gateway;
    expect(await demoFaults(db, { DEMO_CUSTOMER: '' })).toEqual([]);
    expect(await demoFaults(db, { DEMO_CUSTOMER: number })).toEqual([]);
    expect(await demoFaults(db, { DEMO_CUSTOMER: '999' })).toEqual([
      'DEMO_CUSTOMER：没有客户 999，/demo 显示没有示例账户',
    ]);
    expect(await demoFaults(db, { DEMO_CUSTOMER: otherNumber })).toEqual([
      expect.stringContaining('昵称不是“示例账户”'),
    ]);
    await db.rows('test.close', 'update customer.customer set closed_at = now() where id = $1::bigint', [number]);
    expect(await at({ DEMO_CUSTOMER: number })).toBeUndefined();
    expect(await at({})).toBeUndefined();
    expect(await demoFaults(db, { DEMO_CUSTOMER: number })).toEqual([expect.stringContaining('已销户')]);
    await db.rows('test.reopen', 'update customer.customer set closed_at = null where id = $1::bigint', [number]);
  });

  it('refuses every call, acts as before', async () => {
    const empty = await startTestGateway();
    const visitor = new Client(empty.url);
    const { code, msg } = await visitor.request('/demo/v2/customer/queryAccountInfo');
    expect([code, msg]).toEqual(['demo.none', '暂时没有示例账户']);
    const act = await visitor.request('/demo/v2/deposit/submitData', { method: 'POST' });
    expect(act.code).toBe('demo.readOnly');
    // Nothing of 'nobody' is kept, here or in a cache: the first request after there is one shows it.
    const public_ = await visitor.request('/demo/news/actions/2', { headers: { accept: 'application/json' } });
    expect(public_.headers.get('cache-control')).toBe('no-store');
    const { client, customerNumber } = await registerCustomer(empty.url);
    await client.ok(calls.customer.updatePersonInfo, { nickname: demoNickname });
    const shown = await new Client(`${empty.url}/demo`).ok(calls.account.queryAccountInfo, {});
    expect(shown.custInfo.customerNumber).toBe(customerNumber);
    await empty.stop();
  });
});

it('invites nobody: everybody sees the code, and it registers no customer', async () => {
  const { client } = await registerCustomer(test_.url);
  const { code: own } = await client.ok(calls.recommend.getInviteCode, {});
  const { code } = await new Client(`${test_.url}/demo`).ok(calls.recommend.getInviteCode, {});
  await expect(registerCustomer(test_.url, { inviteCode: code })).rejects.toThrow('customer.inviteCode');
  await registerCustomer(test_.url, { inviteCode: own });
});

it('is read-only by the database itself', async () => {
  const db = readOnly(test_.gateway.db);
  const write = 'update customer.customer set nickname = $1 where false';
  await expect(db.rows('test.write', write, ['x'])).rejects.toMatchObject({ code: '25006' });
  await expect(db.maybe('test.write', write, ['x'])).rejects.toMatchObject({ code: '25006' });
  await expect(db.transaction((tx) => tx.rows('test.write', write, ['x']))).rejects.toMatchObject({ code: '25006' });
  await expect(db.transaction((tx) => tx.rows('test.write', write, ['x']), { snapshot: true })).rejects.toMatchObject({
    code: '25006',
  });
  expect(await db.row('test.read', 'select 1 as one')).toEqual({ one: 1 });
});
