import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, activity } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

/** Tables about a customer that the export has nothing of, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'account.equity_day': 'sums for the reports',
  'account.quarantine': 'what staff check',
  'coin.deal': 'the steps of a withdrawal, which is in it',
  'common.file': 'pictures of documents',
  'common.upload_day': 'a count for a limit',
  'customer.freeze': 'what staff and authorities decide',
  'customer.profile': 'what staff judge',
  'customer.reset_ticket': 'a secret',
  'customer.session': 'secrets; the sign-ins are in it',
  'deposit.opening': 'the first step of a draft, which is in it',
  'kernel.verify_code': 'secrets; the deliveries are in it',
  'recommend.agreement': 'a contract on paper, of which each side has a copy',
  'recommend.relation': 'data of other people',
  'reports.day': 'sums of the trades, which are in it',
  'reports.import_failure': 'a fault of the importer',
  'reports.platform_deal': 'as the platform reports it; the trades are in it',
  'staff.member': 'a member of staff',
  'staff.note': 'what staff write for each other',
};

it('has a section of every table about a customer, or the reason why not', async () => {
  const tables = await test_.gateway.db.rows<{ name: string }>(
    'test.tables',
    `select distinct table_schema || '.' || table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and column_name in ('customer_id', 'introducer_id', 'inviter_id', 'account_id')`,
  );
  const text = readFileSync(join(__dirname, 'export.store.ts'), 'utf8');
  const missing = tables.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  expect(missing.sort()).toEqual(Object.keys(leftOut));
});

it('has what the customer was given', async () => {
  const { client, customerNumber, walletId: accountId } = await fundedCustomer(test_.url, '500.00');
  await waitFor(async () => (await client.ok(activity.couponList, {})).total === 1, 'the welcome coupon');
  const [anna, boris] = ['anna', 'boris'].map((name) => new StaffClient(test_.staffUrl, staffTokenOf(name)));
  const proposal = { kind: 'goodwill', accountId, amount: '12.34', reason: '补偿' } as const;
  const { id, number } = await anna!.ok(staff.proposeAdjustment, proposal);
  await anna!.ok(staff.proposeAdjustment, { ...proposal, amount: '56.78' });
  await boris!.ok(staff.decideAdjustment, { id, decision: 'approve' });
  const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
  const data = (await (await anna!.fetch(path)).json()) as Record<string, object[]>;
  expect(data['coupons']).toMatchObject([{ promotion_id: 'welcome-credit', amount: '20.00', minDeposit: '200.00' }]);
  expect(data['adjustments']).toMatchObject([{ number, kind: 'goodwill', amount: '12.34', currency: 'USD' }]);
  expect([data['bonuses'], data['commissions'], data['phoneChanges']]).toEqual([[], [], []]);
});
