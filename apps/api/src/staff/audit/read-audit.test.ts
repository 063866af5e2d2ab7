import { calls, type CallSpec } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, deposit } = calls;

let test_: TestGateway;
let customer: TestCustomer;
let pno: string;
const as = (name: string) => new StaffClient(test_.staffUrl, staffTokenOf(name));
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  const funded = await fundedCustomer(test_.url);
  customer = funded;
  const draft = { accountId: funded.walletId, channel: 'EGPAY', amount: '100.00' };
  ({ pno } = await funded.client.ok(deposit.submitData, draft));
  await as('anna').ok(staff.addNote, { customerNumber: funded.customerNumber, text: '电话 13800138000' });
});
afterAll(() => test_.stop());

type Entry = { actor: string; act: string; subject: string; after: Record<string, unknown> | null };

/** What `work` adds to the audit log. */
async function audited(work: () => Promise<unknown>): Promise<Entry[]> {
  const { last } = await test_.gateway.db.row<{ last: bigint }>(
    'test.last',
    'select coalesce(max(id), 0) as last from kernel.audit',
  );
  await work();
  return test_.gateway.db.rows<Entry>(
    'test.added',
    'select actor, act, subject, after from kernel.audit where id > $1 order by id',
    [last],
  );
}

const lists: [string, CallSpec, () => Record<string, unknown>, Partial<Entry>][] = [
  ['reviews', staff.reviews, () => ({ kind: 'identity', status: 2 }), { after: { kind: 'identity', status: 2 } }],
  ['reviews of all kinds', staff.reviews, () => ({}), { after: {} }],
  ['deposits', staff.staffDeposits, () => ({ state: 'unpaid' }), { after: { state: 'unpaid' } }],
  ['deposits of a customer', staff.staffDeposits, () => ({ search: customer.customerNumber }), {}],
  ['adjustments', staff.adjustments, () => ({ status: 1 }), { after: { status: 1 } }],
  [
    'customers',
    staff.customerList,
    () => ({ state: 'open', identityStatus: 2 }),
    { after: { state: 'open', identityStatus: 2 } },
  ],
  ['introducers', staff.introducers, () => ({}), {}],
  ['agreements', staff.agreements, () => ({ waiting: true }), { after: { waiting: true } }],
  ['commissions', staff.commissions, () => ({ month: '2026-01' }), { after: { month: '2026-01' } }],
];

it.each(lists)(
  'a read of the list of %s is in the log with its filters and its rows',
  async (_name, call, query, entry) => {
    const read = async (name: string, more: object = {}) => {
      const { list } = (await as(name).ok(call as typeof staff.reviews, { ...query(), ...more })) as {
        list: unknown[];
      };
      return list.length;
    };
    let rows = 0;
    const first = await audited(async () => (rows = await read('anna')));
    expect(first).toMatchObject([{ actor: 'staff:anna@broker.test', act: call.id, subject: 'lists', ...entry }]);
    expect(first[0]?.after).toMatchObject({ rows, pageNo: 1 });
    // The page refetches what it shows.
    expect(await audited(() => read('anna'))).toEqual([]);
    // Another page, and another member, are other reads.
    expect(await audited(() => read('anna', { pageNo: 2 }))).toHaveLength(1);
    expect(await audited(() => read('boris'))).toHaveLength(1);
  },
);

it('a read is in the log again after an hour', async () => {
  const read = () => as('anna').ok(staff.reviews, { kind: 'bank' });
  expect(await audited(read)).toHaveLength(1);
  expect(await audited(read)).toHaveLength(0);
  // The log is append-only: only without its triggers can an entry become older.
  await test_.gateway.db.transaction(async (tx) => {
    await tx.rows('test.unguarded', `select set_config('session_replication_role', 'replica', true)`);
    await tx.rows('test.older', `update kernel.audit set at = at - interval '61 minutes' where act = 'staff.reviews'`);
  });
  expect(await audited(read)).toHaveLength(1);
});

it.each<[string, () => Promise<unknown>, () => Partial<Entry>]>([
  [
    'a deposit',
    () => as('finance').ok(staff.staffDepositDetail, { pno }),
    () => ({ subject: `deposit:${pno}`, after: { customer: customer.customerNumber } }),
  ],
  [
    'notes',
    () => as('finance').ok(staff.notes, { customerNumber: customer.customerNumber }),
    () => ({
      act: 'customer.read',
      subject: `customer:${customer.customerNumber}`,
      after: { part: 'notes', pageNo: 1, rows: 1 },
    }),
  ],
])('a read of %s is in the log, once an hour', async (_name, read, entry) => {
  expect(await audited(read)).toMatchObject([{ actor: 'staff:finance@broker.test', ...entry() }]);
  expect(await audited(read)).toEqual([]);
});

it('notes can be read after the record of the same customer, whose read has no filters', async () => {
  const { customerNumber } = customer;
  await as('support').ok(staff.customerFile, { customerNumber });
  expect(await audited(() => as('support').ok(staff.notes, { customerNumber }))).toHaveLength(1);
});

it('no text that was typed into a search is in the log', async () => {
  const entries = await audited(() => as('anna').ok(staff.staffDeposits, { search: '王小明 13800138000' }));
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain('王小明');
});

it('a refused read is not in the log', async () => {
  expect(await audited(() => as('support').call(staff.adjustments, {}))).toEqual([]);
  expect(await audited(() => as('anna').call(staff.staffDepositDetail, { pno: 'D000000XXXXXXX' }))).toEqual([]);
  expect(await audited(() => as('anna').call(staff.introducerDetail, { id: '7777777' }))).toEqual([]);
});
