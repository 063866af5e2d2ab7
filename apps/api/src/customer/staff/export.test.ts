import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { exportSections } from './export.store';
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
  'common.upload_day': 'a count for a limit',
  'customer.data_export': 'the export itself',
  'customer.factor_reset': 'what staff decide; the message about it is in it',
  'customer.factor_step': 'secrets; the factors are in it',
  'customer.freeze': 'what staff and authorities decide',
  'customer.profile': 'what staff judge',
  'customer.recovery_code': 'secrets',
  'customer.reset_ticket': 'a secret',
  'customer.session': 'secrets; the sign-ins are in it',
  'deposit.opening': 'the first step of a draft, which is in it',
  'kernel.verify_code': 'secrets; the deliveries are in it',
  'recommend.agreement': 'a contract on paper, of which each side has a copy',
  'recommend.relation': 'data of other people',
  'reports.day': 'sums of the trades, which are in it',
  'reports.import_failure': 'a fault of the importer',
  'reports.platform_deal': 'as the platform reports it; the trades are in it',
  'reports.lost_operation': 'what staff had to decide after a restore; the correction is in it',
  'staff.member': 'a member of staff',
  'staff.note': 'what staff write for each other',
  'support.suspicious_case': 'the law forbids to tell the customer',
};

/** Columns of tables in the export that are not in it, and why. `customer_id` and `account_id` only connect the rows. */
const leftOutColumns: Readonly<Record<string, readonly string[]>> = {
  // Steps and times of the gateway's own work, and references to its records.
  'identity.task': ['asked_by', 'decided_by'],
  'account.account': [
    'first_minimum',
    'level_leverage',
    'margin_called_at',
    'records_from',
    'reported_pending',
    'requested_at',
  ],
  'account.credit_removal': ['amount', 'balance', 'credit'],
  'account.receivable': ['adjustment'],
  'account.set_off': ['journal_id'],
  'deposit.draft': [
    'ask_at',
    'booked_at',
    'merchant_id',
    'paid_kind',
    'paid_kind_ord',
    'paid_ord',
    'pay_url',
    'undecided',
  ],
  'payout.proposal': ['closed_ord', 'hold_journal', 'ord', 'platform', 'receive', 'updated_at'],
  'recommend.bonus': ['ord'],
  'reports.line': ['n_account', 'n_account_symbol', 'n_customer_symbol'],
  'transfer.transfer': ['hold_journal', 'ord', 'scope'],
  // What staff note for each other, and who of them it was.
  'account.adjustment': ['decided_by', 'document_id', 'journal_id', 'proposed_at', 'proposed_by', 'reason', 'refusal'],
  'account.link_request': ['platform_name'],
  'support.ticket': [
    'approved_by',
    'assignee_id',
    'outcome_text',
    'proposed_at',
    'proposed_by',
    'runs',
    'updated_at',
    'version',
    // Of a visitor.
    'address',
    'mobile_phone',
  ],
  'recommend.commission': [
    'agreement_id',
    'approved_by',
    'computed_at',
    'decided_by',
    'from_lots',
    'id',
    'journal_id',
    'refusal',
  ],
  // Secrets, and keys that only find a row.
  'common.file': ['key_id'],
  'customer.closing_request': ['decided_by'],
  'customer.customer': ['erased_at', 'identity_status', 'invited_by', 'password_hash', 'secured_at'],
  'customer.factor': ['counter', 'credential_id', 'public_key', 'totp_key', 'totp_step', 'transports'],
  'customer.phone_change': ['request_reason', 'requested_by', 'session_id'],
  'identity.bank_card': ['number_encrypted', 'number_index'],
  'identity.identity': ['id', 'id_encrypted', 'id_index'],
  // Why a carrier did not take a message.
  'message.delivery': ['error'],
  // The address of a browser is a secret.
  'message.push_device': ['endpoint_hash', 'session_id', 'subscription'],
};

/** The columns that the sections read, as PostgreSQL sees them: each stands as a view for the moment. */
async function columnsRead(): Promise<Set<string>> {
  const client = await test_.gateway.db.pool.connect();
  try {
    await client.query('begin');
    for (const { name, text } of exportSections)
      await client.query(`create view public."test_${name}" as ${text.replaceAll('$1', '0::bigint')}`);
    const { rows } = await client.query<{ name: string }>(
      `select distinct table_schema || '.' || table_name || '.' || column_name as name from information_schema.view_column_usage
       where view_schema = 'public' and view_name like 'test_%'`,
    );
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('has every column of every table about a customer, or the reason why not', async () => {
  const { rows } = await test_.gateway.db.pool.query<{ table: string; column: string }>(
    `with refers as (
       select conrelid as id from pg_constraint where contype = 'f' and confrelid in ('customer.customer'::regclass, 'account.account'::regclass)
       union select attrelid from pg_attribute where attname in ('customer_id', 'introducer_id', 'inviter_id', 'account_id')
       union select 'customer.customer'::regclass)
     select n.nspname || '.' || c.relname as table, a.attname as column
     from refers join pg_class c on c.oid = refers.id join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const read = await columnsRead();
  const out = new Set(
    Object.entries(leftOutColumns).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
  const tables = new Set(rows.map(({ table }) => table));
  const isRead = (table: string) => [...read].some((one) => one.startsWith(`${table}.`));
  expect([...tables].filter((table) => !isRead(table)).sort()).toEqual(Object.keys(leftOut).sort());
  const missing = rows
    .filter(({ table, column }) => isRead(table) && !['customer_id', 'account_id'].includes(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !read.has(name));
  expect(missing.sort()).toEqual([...out].sort());
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
