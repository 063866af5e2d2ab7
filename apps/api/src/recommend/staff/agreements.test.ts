import { calls, type ArgsOf } from '@portal/contract';
import { enrolStaff } from '../../testing/enrol-staff';
import { bytesOf } from '../../testing/bytes-of';
import {
  agree,
  approvedIntroducer,
  monthAt,
  proposeAgreement,
  staffOf,
  tiers,
  type TestIntroducer,
} from '../../testing/introducers';
import type { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { uploadDocument } from '../../testing/upload-document';

const { staff } = calls;
const [month, next] = [monthAt(0), monthAt(1)];

let test_: TestGateway;
let introducer: TestIntroducer;
let anna: StaffClient;
let boris: StaffClient;
let documentId: string;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = staffOf(test_, 'anna');
  boris = staffOf(test_, 'boris');
  documentId = await uploadDocument(anna);
});
beforeEach(async () => {
  introducer = await approvedIntroducer(test_);
});
afterAll(() => test_.stop());

type Proposal = ArgsOf<typeof staff.proposeAgreement>;
const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  id: introducer.id,
  from: month,
  tiers,
  documentId,
  ...more,
});
const refusalOf = async (more: Partial<Proposal>, client = anna) =>
  (await client.call(staff.proposeAgreement, proposal(more))).code;
const decide = async (id: string, client = boris) =>
  (await client.call(staff.decideAgreement, { id, decision: 'approve' })).code;
const versions = async () =>
  (await anna.ok(staff.introducerDetail, { id: introducer.id })).agreements.map(({ version, status, from, until }) => [
    version,
    status,
    from,
    until,
  ]);
const own = (email: string, id: string | null) =>
  test_.gateway.db.rows('test.own', 'update staff.member set customer_id = $2::bigint where email = $1', [email, id]);

it('is in force once a second member approves it; the one who proposed it cannot', async () => {
  const proposer = await enrolStaff(test_, ['compliance']);
  const document = await uploadDocument(proposer.client as StaffClient);
  const { id, status } = await proposer.client.ok(staff.proposeAgreement, proposal({ documentId: document }));
  expect(status).toBe(1);
  expect((await proposer.client.call(staff.decideAgreement, { id, decision: 'approve' })).code).toBe(
    'staff.secondPerson',
  );
  expect(await decide(id, staffOf(test_, 'marketing'))).toBe('STAFF_PERMISSION');
  const second = await enrolStaff(test_, ['compliance']);
  await anna.ok(staff.changeMember, { id: second.id, active: false });
  expect((await second.client.call(staff.decideAgreement, { id, decision: 'approve' })).code).toBe('STAFF');
  // Boris approved the invitation of the proposer.
  expect(await decide(id)).toBe('staff.secondInvited');
  const independent = staffOf(test_, 'compliance');
  const decided = await Promise.all([1, 2, 3].map(() => decide(id, independent)));
  expect(decided.sort()).toEqual(['OK', 'staff.state', 'staff.state']);
  expect(await versions()).toEqual([[1, 2, month, undefined]]);
  const audited = await anna.ok(staff.auditLog, { subject: `agreement:${id}` });
  expect(audited.list.map(({ act, actor }) => [act, actor])).toEqual([
    ['agreement.approve', 'staff:compliance@broker.test'],
    ['agreement.propose', `staff:${proposer.email}`],
  ]);
});

it('needs a reason to be refused, and can then be proposed again', async () => {
  const { id } = await proposeAgreement(test_, introducer.id, month);
  expect((await boris.call(staff.decideAgreement, { id, decision: 'refuse' })).code).toBe('staff.reason');
  await boris.ok(staff.decideAgreement, { id, decision: 'refuse', reason: '签字不全' });
  expect(await decide(id)).toBe('staff.state');
  await proposeAgreement(test_, introducer.id, month);
  expect(await versions()).toEqual([
    [2, 1, month, undefined],
    [1, 3, month, undefined],
  ]);
});

it('is replaced by the next version from its month on, and both are stored', async () => {
  await agree(test_, introducer.id, month);
  expect(await refusalOf({ from: month })).toBe('staff.agreementMonth');
  await agree(test_, introducer.id, next);
  expect(await versions()).toEqual([
    [2, 2, next, undefined],
    [1, 5, month, next],
  ]);
  const overlap = test_.gateway.db.rows(
    'test.overlap',
    'update recommend.agreement set until_month = null, status = 2 where introducer_id = $1::bigint and version = 1',
    [introducer.customerNumber],
  );
  await expect(overlap).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
});

describe('its end', () => {
  const propose = async (id: string, end: string, client = anna) =>
    (await client.call(staff.proposeAgreementEnd, { id, end, reason: '违反约定' })).code;

  it('is proposed by one member and approved by another', async () => {
    const { id } = await agree(test_, introducer.id, month);
    expect(await propose(id, monthAt(-1))).toBe('staff.agreementMonth');
    expect(await propose(id, monthAt(13))).toBe('staff.agreementMonth');
    expect(await propose(id, next)).toBe('OK');
    expect(await propose(id, next)).toBe('staff.state');
    expect(await decide(id, anna)).toBe('staff.secondPerson');
    expect(await versions()).toEqual([[1, 4, month, undefined]]);
    expect(await decide(id)).toBe('OK');
    expect(await versions()).toEqual([[1, 5, month, next]]);
    expect(await propose(id, next)).toBe('staff.state');
    await agree(test_, introducer.id, next);
  });

  it('that is refused leaves the agreement in force', async () => {
    const { id } = await agree(test_, introducer.id, month);
    await propose(id, next);
    await boris.ok(staff.decideAgreement, { id, decision: 'refuse', reason: '证据不足' });
    expect(await versions()).toEqual([[1, 2, month, undefined]]);
    const { agreements } = await anna.ok(staff.introducerDetail, { id: introducer.id });
    expect(agreements[0]).not.toHaveProperty('end');
  });

  it('is neither proposed nor decided by the introducer', async () => {
    const { id } = await agree(test_, introducer.id, month);
    await own('anna@broker.test', introducer.customerNumber);
    await own('boris@broker.test', introducer.customerNumber);
    expect(await propose(id, next)).toBe('staff.ownCustomer');
    await own('anna@broker.test', null);
    await propose(id, next);
    expect(await decide(id)).toBe('staff.ownCustomer');
    await own('boris@broker.test', null);
  });
});

describe('a proposal', () => {
  const rate = (forex: string) => [{ fromLots: 0, perLot: { ...tiers[0]!.perLot, forex } }];
  const steps = (...from: number[]) => from.map((fromLots) => ({ ...tiers[0]!, fromLots }));

  it.each<[string, Partial<Proposal>, string]>([
    ['a month before the application', { from: monthAt(-13) }, 'staff.agreementMonth'],
    ['a month in more than a year', { from: monthAt(13) }, 'staff.agreementMonth'],
    ['no month', { from: '2026-13' }, 'PARAM'],
    ['a first tier above 0', { tiers: steps(1) }, 'staff.agreementTiers'],
    ['tiers that do not rise', { tiers: steps(0, 10, 10) }, 'staff.agreementTiers'],
    ['a rate with a leading zero', { tiers: rate('04.00') }, 'staff.agreementTiers'],
    ['a rate with three places', { tiers: rate('4.005') }, 'PARAM'],
    ['no tier', { tiers: [] }, 'PARAM'],
    ['a document that nobody uploaded', { documentId: '0'.repeat(32) }, 'staff.agreementDocument'],
    ['an unknown introducer', { id: '1' }, 'staff.unknown'],
  ])('is refused: %s', async (_what, more, code) => expect(await refusalOf(more)).toBe(code));

  it('accepts the first and the last allowed month', async () => {
    expect(await refusalOf({ from: monthAt(12) })).toBe('OK');
    introducer = await approvedIntroducer(test_);
    expect(await refusalOf({ from: monthAt(-12) })).toBe('OK');
  });

  it('is stored once per idempotency key, and one waits at a time', async () => {
    const first = await anna.call(staff.proposeAgreement, proposal(), 'key-agree-1');
    expect((await anna.call(staff.proposeAgreement, proposal(), 'key-agree-1')).data).toEqual(first.data);
    expect((await anna.call(staff.proposeAgreement, proposal({ from: next }), 'key-agree-1')).code).toBe('IDEMPOTENCY');
    expect(await refusalOf({})).toBe('staff.agreementWaits');
    const waiting = await anna.ok(staff.agreements, { waiting: true });
    expect(waiting.list[0]).toMatchObject({ id: first.data.id, introducer: '李介绍' });
  });

  it('needs a customer account, and is not for the proposer’s own', async () => {
    await own('anna@broker.test', introducer.customerNumber);
    expect(await refusalOf({})).toBe('staff.ownCustomer');
    await own('anna@broker.test', null);
    await test_.gateway.db.rows(
      'test.phone',
      `update customer.customer set mobile_phone = '13100000000' where id = $1::bigint`,
      [introducer.customerNumber],
    );
    expect(await refusalOf({})).toBe('staff.introducerCustomer');
  });

  it('has a document that those who propose and decide can see, and every read is recorded in the audit log', async () => {
    const { id } = await anna.ok(staff.proposeAgreement, proposal());
    const path = staff.agreementDocument.path.replace(':id', id);
    expect(await bytesOf(boris, path)).toMatchObject({ status: 200, type: expect.stringMatching(/^image\//) });
    expect((await staffOf(test_, 'finance').request(path)).code).toBe('STAFF_PERMISSION');
    expect((await bytesOf(boris, staff.agreementDocument.path.replace(':id', 'x'))).status).toBe(404);
    const { list } = await anna.ok(staff.auditLog, { subject: `agreement:${id}`, act: 'agreement.document' });
    expect(list.map(({ actor }) => actor)).toEqual(['staff:boris@broker.test']);
  });
});
