import { calls, type CallSpec } from '@portal/contract';
import { Client } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { mailedLink } from '../../testing/approve-change';
import { codeAt, staffPassword as password } from '../../testing/enrol-staff';
import { newMember } from '../../testing/new-member';
import { payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { twoPersonActs } from '../../testing/two-person-acts';

const { staff } = calls;

let test_: TestGateway;
let customer: Payee;
/** Propose and approve the invitation of the puppet. */
let x: StaffClient;
let y: StaffClient;
/** Has no hand in it. */
let z: StaffClient;
let puppet: Enrolled;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0', SETTINGS_NOTICE_DAYS: '0' });
  customer = await payee(test_, '50000.00');
  const independent = async () => (await newMember(test_)).client;
  [x, y, z] = [await independent(), await independent(), await independent()];
  puppet = await invited(x, y);
});
afterAll(() => test_.stop());

interface Enrolled {
  id: string;
  email: string;
  client: Client;
}
const enrolledAgo = ({ email }: { email: string }, ago: string) =>
  test_.gateway.db.rows('test.ago', 'update staff.member set enrolled_at = now() - $2::interval where email = $1', [
    email,
    ago,
  ]);

/** Accepts the newest link in a mailbox, as a new member or after a renewal. */
async function accept(id: string, email: string): Promise<Enrolled> {
  const client = new Client(test_.staffUrl);
  const token = (await mailedLink(test_, email)).split('#')[1] ?? '';
  const { ticket, totp } = await client.ok(staff.acceptInvitation, { token, password });
  // A step may end on the way.
  const { code } = await client.call(staff.checkFactor, { ticket, code: codeAt(totp.secret, 0) });
  if (code !== 'OK') await client.ok(staff.checkFactor, { ticket, code: codeAt(totp.secret, 1) });
  return { id, email, client };
}

const decided = async (approver: Client, id: string, decision: 'approve' | 'refuse' = 'approve') =>
  approver.ok(staff.decideMemberChange, { id, decision, reason: '测试' });

let count = 0;
/** A member whom one has proposed, another approved, and who has accepted just now. */
async function invited(proposer: Client, approver: Client): Promise<Enrolled> {
  const email = `invited-${(count += 1)}@broker.test`;
  const { id } = await proposer.ok(staff.inviteMember, { email, name: '新员工', roles: ['everything'] });
  return accept((await decided(approver, id)).memberId ?? '', email);
}

/** The code with which `second` approves what `first` has proposed. */
async function approval(first: Client, second: Client): Promise<string> {
  const proposal = { kind: 'goodwill', accountId: customer.walletId, amount: '1.00', reason: '补偿' } as const;
  const { id } = await first.ok(staff.proposeAdjustment, proposal);
  return (await second.call(staff.decideAdjustment, { id, decision: 'approve' })).code;
}

describe('a member who was invited', () => {
  it('is nobody’s second person for 24 hours, and then not of who had a hand in it', async () => {
    await enrolledAgo(puppet, '23 hours 59 minutes');
    for (const first of [x, y, z]) expect(await approval(first, puppet.client)).toBe('staff.secondRecent');
    await enrolledAgo(puppet, '24 hours');
    expect(await approval(x, puppet.client)).toBe('staff.secondInvited');
    expect(await approval(y, puppet.client)).toBe('staff.secondInvited');
    expect(await approval(z, puppet.client)).toBe('OK');
  });

  it('has none of these as second person either', async () => {
    for (const second of [x, y]) expect(await approval(puppet.client, second)).toBe('staff.secondInvited');
    expect(await approval(puppet.client, z)).toBe('OK');
  });

  it('hands this on to whom they invite, and so on', async () => {
    const next = await invited(puppet.client, z);
    await enrolledAgo(next, '2 days');
    const last = await invited(next.client, (await newMember(test_)).client);
    await enrolledAgo(last, '2 days');
    for (const before of [x, y, z, puppet.client, next.client]) {
      expect(await approval(before, last.client)).toBe('staff.secondInvited');
      expect(await approval(last.client, before)).toBe('staff.secondInvited');
    }
    expect(await approval((await newMember(test_)).client, last.client)).toBe('OK');
  });
});

describe('a member whose invitation is renewed', () => {
  const renewal = async (id: string) => (await x.ok(staff.renewInvitation, { id })).id;

  it('is as one who was invited: recent at first, then not independent of who renewed it', async () => {
    const member = await newMember(test_);
    expect(await approval(x, member.client)).toBe('OK');
    await decided(y, await renewal(member.id));
    const again = await accept(member.id, member.email);
    expect(await approval(z, again.client)).toBe('staff.secondRecent');
    await enrolledAgo(member, '24 hours');
    for (const first of [x, y]) expect(await approval(first, again.client)).toBe('staff.secondInvited');
    expect(await approval(z, again.client)).toBe('OK');
  });

  it('stays independent while the renewal waits, and when it was refused', async () => {
    const member = await newMember(test_);
    const id = await renewal(member.id);
    expect(await approval(x, member.client)).toBe('OK');
    await decided(y, id, 'refuse');
    for (const first of [x, y]) expect(await approval(first, member.client)).toBe('OK');
  });
});

// Whoever has not proposed a phone may refuse it.
const others: readonly string[] = [staff.refusePhoneChange.id];
const ofMoney = Object.entries(twoPersonActs).filter(
  ([name]) => !name.startsWith(staff.decideMemberChange.id) && !others.includes(name),
);
it.each(ofMoney)('%s refuses who was invited by the first person, or just now', async (_name, { begin }) => {
  const other = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  const { call, args } = await begin({ test: test_, customer, other }, x);
  const complete = async (client: Client) => (await client.call<CallSpec>(call, args)).code;
  expect(call.errors).toEqual(expect.arrayContaining(['staff.secondInvited', 'staff.secondRecent']));
  await enrolledAgo(puppet, '1 hour');
  expect(await complete(puppet.client)).toBe('staff.secondRecent');
  await enrolledAgo(puppet, '2 days');
  expect(await complete(puppet.client)).toBe('staff.secondInvited');
  expect(await complete(z)).toBe('OK');
});
