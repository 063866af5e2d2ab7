import { calls, type ArgsOf } from '@portal/contract';
import { registerCustomer, submitIdentity } from '@portal/testkit';
import { idCard } from '../testing/kyc-forms';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
  proposeAgreement,
} from '../testing/introducers';
import { newMember, type NewMember } from '../testing/new-member';
import { identified, requestForm } from '../testing/phone-changes';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld, type Held } from '../testing/while-held';

// Different acts on one thing that meet, by requests that have found that they may. Equal ones are in staff-at-once.test.ts and
// two-persons-at-once.test.ts.
const { customer, identity, staff } = calls;

let test_: TestGateway;
let first: NewMember;
let second: NewMember;
let third: NewMember;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', SETTINGS_LEAD_SECONDS: '0', SETTINGS_NOTICE_DAYS: '0' });
  [first, second, third] = [await newMember(test_), await newMember(test_), await newMember(test_)];
});
afterAll(() => test_.stop());

const sql = <T extends object>(text: string, values: unknown[] = []) => test_.gateway.db.rows<T>('', text, values);
/** Every act ends with its audit entry. */
const audited: Held = { text: 'lock table kernel.audit in share mode' };

/** The codes of requests of which each has passed its checks, or waits for one that has. */
async function codesOf(held: Held, ...requests: (() => Promise<{ code: string }>)[]): Promise<string[]> {
  const answers = await whileHeld(test_, held, requests.length, () => requests.map((send) => send()));
  return answers.map(({ code }) => code).sort();
}

describe('a change of settings', () => {
  const propose = async (...values: ArgsOf<typeof staff.proposeSettings>['values']) =>
    (await first.client.ok(staff.proposeSettings, { values, reason: '调整' })).id;
  const decide = (id: string, by: NewMember, decision: 'approve' | 'refuse' | 'withdraw') => () =>
    by.client.call(staff.decideSettings, { id, decision, reason: '核对' });

  it('is approved or refused, and withdrawn or decided', async () => {
    const refused = await propose({ name: 'limits.transfer.min', value: '2.00' });
    expect(await codesOf(audited, decide(refused, second, 'approve'), decide(refused, third, 'refuse'))).toEqual([
      'OK',
      'staff.state',
    ]);
    const withdrawn = await propose({ name: 'limits.transfer.min', value: '3.00' });
    expect(await codesOf(audited, decide(withdrawn, third, 'refuse'), decide(withdrawn, first, 'withdraw'))).toEqual([
      'OK',
      'staff.state',
    ]);
  });

  it('is checked against the one that is approved at the same time', async () => {
    const least = await propose({ name: 'limits.coin.min', value: '3000.00' });
    const most = await propose({ name: 'limits.coin.max', value: '2000.00' });
    expect(await codesOf(audited, decide(least, second, 'approve'), decide(most, third, 'approve'))).toEqual([
      'OK',
      'staff.settingOrder',
    ]);
  });
});

describe('an agreement', () => {
  const decide = (id: string, by: NewMember, decision: 'approve' | 'refuse') => () =>
    by.client.call(staff.decideAgreement, { id, decision, reason: '核对' });

  it('is approved or refused', async () => {
    const { id } = await proposeAgreement(test_, (await approvedIntroducer(test_)).id, monthAt(0));
    expect(await codesOf(audited, decide(id, second, 'approve'), decide(id, third, 'refuse'))).toEqual([
      'OK',
      'staff.state',
    ]);
  });

  it('has one proposed end, which is approved or refused', async () => {
    const { id } = await agree(test_, (await approvedIntroducer(test_)).id, monthAt(0));
    const propose = (by: NewMember, end: string) => () =>
      by.client.call(staff.proposeAgreementEnd, { id, end, reason: '到期' });
    expect(await codesOf(audited, propose(first, monthAt(1)), propose(second, monthAt(2)))).toEqual([
      'OK',
      'staff.state',
    ]);
    const another = await newMember(test_);
    expect(await codesOf(audited, decide(id, third, 'approve'), decide(id, another, 'refuse'))).toEqual([
      'OK',
      'staff.state',
    ]);
  });

  it('that is approved while its month is computed is the one of the commission, or is refused', async () => {
    const introducer = await approvedIntroducer(test_);
    const { mt5Id } = await clientOf(test_, introducer.inviteCode);
    const month = monthAt(-1);
    await agree(test_, introducer.id, monthAt(-2));
    await closeTrade(test_, mt5Id, at(month, '15T12:00:00'), 1);
    const dearer = [{ fromLots: 0, perLot: { forex: '9', goods: '9', indexes: '9', digiccy: '9', stock: '9' } }];
    const { id } = await proposeAgreement(test_, introducer.id, month, dearer);
    const held = { text: 'lock table recommend.commission, kernel.audit in share mode' };
    const computing = () => compute(test_).then(() => ({ code: 'computed' }));
    const codes = await codesOf(held, computing, decide(id, second, 'approve'));
    const amount = (await commissionIn(test_, introducer, month))?.amount;
    expect([
      ['9.00', ['OK', 'computed']],
      ['4.00', ['computed', 'staff.agreementMonth']],
    ]).toContainEqual([amount, codes]);
  });
});

describe('of a customer', () => {
  it('a new phone is approved or withdrawn', async () => {
    const who = await identified(test_);
    const { id = '' } = await who.client.ok(customer.requestPhoneChange, await requestForm(test_, who));
    const codes = await codesOf(
      audited,
      () => who.client.call(customer.cancelPhoneChange, { id }),
      () => first.client.call(staff.decide, { kind: 'phone', id, decision: 'approve' }),
    );
    expect([
      ['OK', 'staff.state'],
      ['OK', 'customer.phoneRequest'],
    ]).toContainEqual(codes);
  });

  it('an identity is approved, and its approval revoked, once', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url);
    await submitIdentity(client, false);
    const { list } = await first.client.ok(staff.reviews, { kind: 'identity', pageSize: 100 });
    const item = list.find((review) => review.customerNumber === customerNumber);
    const args = { kind: 'identity' as const, id: item?.id ?? '', createdAt: item?.createdAt ?? '' };
    const decide =
      ({ client: by }: NewMember, decision: 'approve' | 'refuse') =>
      () =>
        by.call(staff.decide, { ...args, decision, reason: '核对' });
    expect(await codesOf(audited, decide(first, 'approve'), decide(second, 'approve'))).toEqual(['OK', 'staff.state']);
    const revoke =
      ({ client: by }: NewMember) =>
      () =>
        by.call(staff.revokeApproval, { kind: 'identity', id: args.id, reason: '核对' });
    expect(await codesOf(audited, revoke(first), revoke(second))).toEqual(['OK', 'staff.state']);
  });

  it('one submission of an identity is taken', async () => {
    const { client } = await registerCustomer(test_.url);
    const forms = [await idCard(client), await idCard(client)];
    const held = { text: 'lock table identity.identity in share mode' };
    const submit = (form: (typeof forms)[number]) => () => client.call(identity.addIdCard, form);
    expect(await codesOf(held, ...forms.map(submit))).toEqual(['OK', 'identity.submitted']);
  });
});

// Last, because who has changed a member is no second person to them.
describe('of the last two who manage staff', () => {
  let others: { id: bigint }[];
  beforeEach(async () => {
    others = await sql<{ id: bigint }>(
      `update staff.member set active = false where active and id <> all ($1::bigint[]) returning id`,
      [[first.id, second.id, third.id]],
    );
    await third.setRoles(['compliance']);
  });
  afterEach(async () => {
    await sql(`update staff.member set active = true where id = any ($1::bigint[])`, [
      [...others.map(({ id }) => id), first.id, second.id],
    ]);
    for (const member of [first, second, third]) await member.setRoles(['everything']);
    // A deactivated or changed member was signed out.
    await sql(`update staff.session set ended_at = null where member_id = any ($1::bigint[])`, [
      [first.id, second.id, third.id],
    ]);
  });

  it('one stays, if each deactivates the other', async () => {
    const deactivate =
      (by: NewMember, { id }: NewMember) =>
      () =>
        by.client.call(staff.changeMember, { id, active: false });
    expect(await codesOf(audited, deactivate(first, second), deactivate(second, first))).toEqual([
      'OK',
      'staff.lastAdministrator',
    ]);
  });

  it('one stays, if each takes the other’s role', async () => {
    const propose = async (by: NewMember, { id }: NewMember) =>
      (await by.client.ok(staff.changeMember, { id, roles: ['support'] })).change?.id ?? '';
    const [one, other] = [await propose(first, second), await propose(second, first)];
    const approve = (id: string) => () =>
      third.client.call(staff.decideMemberChange, { id, decision: 'approve' as const });
    expect(await codesOf(audited, approve(one), approve(other))).toEqual(['OK', 'staff.lastAdministrator']);
  });
});
