import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { appendBlock } from '../../core/reconciliation';
import { sha256 } from '../../crypto/crypto';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;

let test_: TestGateway;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
});
afterAll(() => test_.stop());

const db = () => test_.gateway.db;
const add = (at: string, actor: string, act: string, subject: string, requestId = 'r', count = 1) =>
  db().rows(
    'test.addAudit',
    `insert into kernel.audit (at, actor, act, subject, before, after, request_id, address)
     select $1::timestamptz, $2, $3, $4, '{"status": 1}', jsonb_build_object('status', 2, 'n', n), $5, '127.0.0.1'
     from generate_series(1, $6) n`,
    [at, actor, act, subject, requestId, count],
  );
const find = async (query: object) =>
  (await anna.ok(staff.auditLog, { pageSize: 100, ...query })).list.map(({ subject }) => subject);

describe('searching the audit log', () => {
  beforeAll(async () => {
    await add('2026-03-01T15:59:59Z', 'staff:zoe@broker.test', 'test.one', 'payout:W1', 'req-1');
    await add('2026-03-01T16:00:00Z', 'staff:zoe@broker.test', 'test.two', 'payout:W2', 'req-2');
    await add('2026-03-02T15:59:59Z', 'customer:80999999', 'test.one', 'customer:80999999', 'req-3');
    await add('2026-03-02T16:00:00Z', 'system', 'test.one', 'payout:W4', 'req-4');
  });

  it.each<[string, object, string[]]>([
    ['who', { actor: 'staff:zoe@broker.test' }, ['payout:W2', 'payout:W1']],
    ['e-mail address', { actor: 'Zoe@broker.test' }, ['payout:W2', 'payout:W1']],
    ['number of a customer', { actor: '80999999' }, ['customer:80999999']],
    ['what', { act: 'test.two' }, ['payout:W2']],
    ['subject', { subject: 'payout:W4' }, ['payout:W4']],
    ['customer as the subject', { subject: '80999999' }, ['customer:80999999']],
    ['request', { requestId: 'req-3' }, ['customer:80999999']],
    ['day in Beijing', { startDate: '2026-03-02', endDate: '2026-03-02' }, ['customer:80999999', 'payout:W2']],
    ['two of them', { act: 'test.one', endDate: '2026-03-01' }, ['payout:W1']],
    ['nothing that is there', { act: 'test' }, []],
  ])('filters by %s', async (_by, query, subjects) => {
    expect(await find(query)).toEqual(subjects);
  });

  it('returns values before and after, request and address', async () => {
    const { list, total } = await anna.ok(staff.auditLog, { requestId: 'req-2' });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      before: '{"status":1}',
      after: '{"n":1,"status":2}',
      requestId: 'req-2',
      address: '127.0.0.1',
      at: '2026-03-01T16:00:00.000Z',
    });
  });

  it('refuses an invalid date, and a member without the permission', async () => {
    expect((await anna.call(staff.auditLog, { startDate: '2026-02-30' })).code).toBe('PARAM');
    const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
    expect((await support.call(staff.auditLog, {})).code).toBe('STAFF_PERMISSION');
  });
});

it('exports every entry found as CSV, once each, and records the export', async () => {
  // More than two batches of one moment: the next batch begins within it.
  await add('2026-04-01T00:00:00Z', 'staff:zoe@broker.test', 'test.many', '=cmd', 'many', 2_345);
  const answer = await anna.fetch(`${staff.auditCsv.path}?act=test.many`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines[0]).toBe('编号,时间（北京时间 UTC+8）,操作人,操作,对象,操作前,操作后,请求,来源地址');
  expect(lines[1]).toContain(`2026-04-01 08:00:00,staff:zoe@broker.test,test.many,'=cmd,"{""status"":1}"`);
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(2_345);
  expect(lines).toHaveLength(2_346);
  const { list } = await anna.ok(staff.auditLog, { act: 'audit.export' });
  expect(list[0]).toMatchObject({ actor: 'staff:anna@broker.test', after: '{"act":"test.many"}' });
  const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
  expect((await support.fetch(staff.auditCsv.path)).status).toBe(403);
});

it('counts up to 10,000 entries', async () => {
  await add('2026-05-01T00:00:00Z', 'system', 'test.flood', 'flood', 'flood', 10_050);
  expect((await anna.ok(staff.auditLog, { act: 'test.flood' })).total).toBe(10_000);
});

describe('the hash chain of the audit log', () => {
  /** Writes past every trigger, as only the owner of the database can. */
  const forge = (text: string) =>
    db().transaction(async (tx) => {
      await tx.rows('test.unguarded', `select set_config('session_replication_role', 'replica', true)`);
      await tx.rows(`test.forge.${sha256(text).toString('hex').slice(0, 16)}`, text);
    });
  const chain = async () =>
    (await anna.ok(staff.reconcile, {})).breaks.filter(({ check }) => check.startsWith('chain')).length;

  it.each([
    [
      'changed',
      `update kernel.audit set actor = 'staff:nobody@broker.test' where request_id = 'req-1'`,
      `update kernel.audit set actor = 'staff:zoe@broker.test' where request_id = 'req-1'`,
    ],
    [
      'another value before',
      `update kernel.audit set before = '{"status": 9}' where request_id = 'req-2'`,
      `update kernel.audit set before = '{"status": 1}' where request_id = 'req-2'`,
    ],
    [
      'removed',
      `create table public.kept as select * from kernel.audit where request_id = 'req-3';
       delete from kernel.audit where request_id = 'req-3'`,
      `insert into kernel.audit overriding system value select * from public.kept; drop table public.kept`,
    ],
  ])('reconciliation finds an entry that was %s', async (_what, change, back) => {
    // A transaction that runs in any database of the server holds the block back.
    await waitFor(async () => {
      await appendBlock(test_.gateway);
      const { open } = await db().row<{ open: boolean }>(
        'test.open',
        `select exists (select from kernel.audit where request_id like 'req-%'
                          and xid >= coalesce((select max(to_xid) from ledger.chain), '0')) as open`,
      );
      return !open;
    }, 'the block');
    expect(await chain()).toBe(0);
    for (const text of change.split(';')) await forge(text);
    expect(await chain()).toBe(1);
    for (const text of back.split(';')) await forge(text);
    expect(await chain()).toBe(0);
  });

  it('the database refuses a change', async () => {
    await expect(db().rows('test.change', `update kernel.audit set act = 'x'`)).rejects.toThrow();
    await expect(db().rows('test.remove', `delete from kernel.audit`)).rejects.toThrow();
  });
});
