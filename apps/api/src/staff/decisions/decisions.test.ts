import { calls, type ArgsOf, type CallSpec } from '@portal/contract';
import { decided, type decisionCalls } from '@portal/contract/staff';
import { newMember } from '../../testing/new-member';
import { rightRequests } from '../../testing/right-requests/right-requests';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;
type Name = keyof typeof decisionCalls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0' });
});
afterAll(() => test_.stop());

/** The status of an item after its decision. */
const after: Readonly<Record<Name, number>> = {
  // The first: a stop ends while reconciliation finds no break.
  approveStop: 3,
  approveIdentity: 1,
  refuseIdentity: 3,
  approveBankCard: 1,
  refuseBankCard: 3,
  approvePhoneChange: 1,
  refusePhoneChange: 3,
  approveLink: 1,
  refuseLink: 3,
  approveIntroducer: 1,
  refuseIntroducer: 3,
  approveWithdrawal: 2,
  refuseWithdrawal: 4,
  payWithdrawal: 3,
  approveCoinWithdrawal: 2,
  refuseCoinWithdrawal: 4,
  payCoinWithdrawal: 3,
  resolveQuarantine: 3,
};

/** A request of a decision that is carried out. */
async function asked(name: Name) {
  const [journey] = rightRequests.get(`staff.${name}`) ?? [];
  if (!journey) throw new Error(`no way to ${name}`);
  const { client, args } = await journey(test_);
  return { client, args: args as Record<string, string>, call: staff[name] as CallSpec };
}

it.each(Object.entries(after) as [Name, number][])('%s leaves the item in status %d, once', async (name, status) => {
  const { client, args, call } = await asked(name);
  const [kind] = decided[name];
  expect((await client.call(call, args)).data).toMatchObject({ id: args['pno'] ?? args['id'], kind, status });
  expect((await client.call(call, args)).code).toBe('staff.state');
});

it.each(Object.entries(decided) as [Name, (typeof decided)[Name]][])(
  '%s knows no item of another kind',
  async (name, [kind]) => {
    const other = kind === 'withdraw' ? 'refuseCoinWithdrawal' : 'refuseWithdrawal';
    const { pno = '' } = (await asked(other)).args;
    const { client } = await newMember(test_);
    const more = { reason: '测试', createdAt: '2026-01-01T00:00:00.000Z', resolution: 'correct' };
    const { code } = await client.call(staff[name] as CallSpec, { pno, id: pno, ...more } as ArgsOf<CallSpec>);
    expect(code).toBe('staff.unknown');
  },
);

it.each(
  (Object.keys(decided) as Name[]).filter(
    (name) => /^refuse/.test(name) && name !== 'refuseIdentity' && name !== 'refusePhoneChange',
  ),
)('%s needs a reason, which the customer reads', async (name) => {
  const { client, args, call } = await asked(name);
  const { reason: _reason, ...rest } = args;
  expect((await client.call(call, rest)).code).toBe('staff.reason');
  expect((await client.call(call, args)).code).toBe('OK');
});

it('refuses an identity with a reason, and only the one that was seen', async () => {
  const { client, args } = await asked('refuseIdentity');
  const { id = '', createdAt = '' } = args;
  const without = await client.call(staff.refuseIdentity, { id, createdAt } as ArgsOf<typeof staff.refuseIdentity>);
  expect([without.code, Object.keys(without.fields)]).toEqual(['PARAM', ['reason']]);
  const earlier = new Date(Date.parse(createdAt) - 1000).toISOString();
  const seen = { id, createdAt: earlier };
  expect((await client.call(staff.refuseIdentity, { ...seen, reason: '照片模糊' })).code).toBe('staff.resubmitted');
  expect((await client.call(staff.approveIdentity, seen)).code).toBe('staff.resubmitted');
  expect((await client.call(staff.approveIdentity, { id, createdAt })).code).toBe('OK');
});

it('decides on no item of the member’s own customer account', async () => {
  const { args } = await asked('refuseWithdrawal');
  const { pno = '' } = args;
  const { customer_id: own } = await test_.gateway.db.row<{ customer_id: bigint }>(
    'test.owner',
    'select customer_id from payout.proposal where pno = $1',
    [pno],
  );
  const member = await newMember(test_);
  await member.setCustomer(String(own));
  for (const call of [staff.approveWithdrawal, staff.refuseWithdrawal, staff.payWithdrawal])
    expect((await member.client.call(call, { pno, reason: '测试' })).code).toBe('staff.ownCustomer');
});
