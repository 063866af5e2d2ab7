import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { openDatabase, type Database } from '../database/database';
import { countBuffers } from '../testing/count-buffers';
import { decideIdentity } from '../testing/kyc-forms';
import { StaffClient } from '../testing/staff-client';
import { customerRows } from '../testing/staff-rows';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { newDatabase } from '../testing/test-database';
import { listCustomers, type CustomerFilter } from './customers.store';

const { staff, account } = calls;

describe('the list of all customers', () => {
  let test_: TestGateway;
  let anna: StaffClient;
  let customer: TestCustomer;
  beforeAll(async () => {
    test_ = await startTestGateway({ REVIEW: 'manual' });
    anna = new StaffClient(test_.staffUrl, test_.staffToken);
  });
  afterAll(() => test_.stop());
  beforeEach(async () => {
    customer = await registerCustomer(test_.url);
  });

  type Filters = Parameters<typeof anna.ok<typeof staff.customerList>>[1];
  const numbers = async (filters: Filters = {}) =>
    (await anna.ok(staff.customerList, { ...filters, pageSize: 100 })).list.map(({ customerNumber }) => customerNumber);
  const row = async () =>
    (await anna.ok(staff.customerList, {})).list.find((one) => one.customerNumber === customer.customerNumber);
  /** In which of the filters the customer is. */
  const within = async (choices: readonly Filters[]) => {
    const all = await Promise.all(choices.map(numbers));
    return all.map((list) => list.includes(customer.customerNumber));
  };

  it('shows the newest first, with masked names and numbers', async () => {
    await submitIdentity(customer.client, false);
    await decideIdentity(test_.gateway, customer, 'approve');
    expect((await numbers())[0]).toBe(customer.customerNumber);
    expect((await numbers({ sort: 'registeredAt' })).at(-1)).toBe(customer.customerNumber);
    const shown = await row();
    expect(shown).toMatchObject({
      chineseName: '王*明',
      identityStatus: 1,
      freezes: [],
      closed: false,
      wallet: '0.00',
    });
    expect(shown?.mobilePhone).toBe(`${customer.phone.slice(0, 3)}****${customer.phone.slice(-4)}`);
    // A search shows the name, because the member knows part of the customer already.
    const { list } = await anna.ok(staff.customers, { search: customer.customerNumber });
    expect(list[0]?.chineseName).toBe('王小明');
  });

  it('filters by the state of the identity, as it changes', async () => {
    const states = [0, 1, 2, 3].map((identityStatus) => ({ identityStatus: identityStatus as 0 }));
    expect(await within(states)).toEqual([true, false, false, false]);
    await submitIdentity(customer.client, false);
    expect(await within(states)).toEqual([false, false, true, false]);
    await decideIdentity(test_.gateway, customer, 'refuse', '照片模糊');
    expect(await within(states)).toEqual([false, false, false, true]);
    await submitIdentity(customer.client, false);
    await decideIdentity(test_.gateway, customer, 'approve');
    expect(await within(states)).toEqual([false, true, false, false]);
  });

  it('filters by the highest level of the open accounts, as it changes', async () => {
    const levels = (['MIN', 'STD', 'DIA'] as const).map((level) => ({ level }));
    await submitIdentity(customer.client, false);
    expect(await within(levels)).toEqual([false, false, false]);
    const first = await openMt5(customer.client, 'MIN');
    expect(await within(levels)).toEqual([true, false, false]);
    const second = await openMt5(customer.client, 'DIA');
    expect(await within(levels)).toEqual([false, false, true]);
    await customer.client.ok(account.archiveMt5Account, { id: second });
    expect(await within(levels)).toEqual([true, false, false]);
    await payDeposit(customer.client, first, '600.00');
    await customer.client.ok(account.upAccountLevel, { gts2AccountId: first });
    expect(await within(levels)).toEqual([false, true, false]);
  });

  it('filters by what is frozen now', async () => {
    const scopes = (['login', 'money'] as const).map((frozen) => ({ frozen }));
    const { customerNumber } = customer;
    expect(await within(scopes)).toEqual([false, false]);
    await anna.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason: '核查' });
    expect(await within(scopes)).toEqual([false, true]);
    expect(await row()).toMatchObject({ freezes: ['money'] });
    await test_.gateway.db.rows(
      'test.ended',
      `update customer.freeze set since = now() - interval '2 hours', until = now() - interval '1 hour' where customer_id = $1`,
      [customerNumber],
    );
    expect(await within(scopes)).toEqual([false, false]);
  });

  it('filters by state, and combines filters', async () => {
    const states = (['open', 'closed'] as const).map((state) => ({ state }));
    const { customerNumber } = customer;
    expect(await within(states)).toEqual([true, false]);
    await anna.ok(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });
    expect(await within(states)).toEqual([false, true]);
    expect(await row()).toMatchObject({ closed: true });
    expect(await within([{ state: 'closed', identityStatus: 0 }])).toEqual([true]);
    expect(await within([{ state: 'closed', identityStatus: 1 }])).toEqual([false]);
  });
});

describe('what a page costs', () => {
  const count = Number(process.env['CUSTOMERS'] ?? 20_000);
  const limit = 10;
  let db: Database;
  beforeAll(async () => {
    db = openDatabase(await newDatabase());
    await db.transaction(async (tx) => {
      await tx.rows('test.replica', 'set local session_replication_role = replica');
      for (const [at, text] of customerRows(count).entries()) await tx.rows(`test.fill${at}`, text);
      // Few, and behind all others.
      await tx.rows(
        'test.few',
        `update customer.customer set level = 'MIN', closed_at = now(), identity_status = 9
         where id in (select id from customer.customer order by registered_at, id limit ${limit})`,
      );
    });
    await db.rows('test.analyze', 'vacuum analyze');
  }, 300_000);
  afterAll(() => db.close());

  const none: CustomerFilter = {
    open: false,
    closed: false,
    level: undefined,
    identityStatus: undefined,
    frozen: undefined,
  };
  const page = async (filter: Partial<CustomerFilter>, after?: string) => {
    const query = { filter: { ...none, ...filter }, after, limit, offset: 0 };
    const { buffers, result } = await countBuffers(db, (spy) => listCustomers(spy, query));
    if (process.env['CUSTOMERS']) console.log(filter, after, buffers, result.total);
    expect(result.list).toHaveLength(limit);
    return buffers;
  };

  it('is the same far behind the first page', async () => {
    const { id } = await db.row<{ id: bigint }>(
      'test.far',
      'select id from customer.customer order by registered_at, id offset 50 limit 1',
    );
    const first = await page({});
    // Less than a scan of the customers, of whom some 30 are in a buffer.
    expect(first).toBeLessThan(count / 100);
    expect((await page({}, String(id))) / first).toBeLessThanOrEqual(1.3);
  });

  it.each<Partial<CustomerFilter>>([{ level: 'MIN' }, { identityStatus: 9 }, { closed: true }])(
    'is no more with the filter %j, of whom there are few behind all others',
    async (filter) => {
      expect((await page(filter)) / (await page({}))).toBeLessThanOrEqual(1.3);
    },
  );
});
