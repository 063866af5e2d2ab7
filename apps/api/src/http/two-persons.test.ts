import { calls, type CallSpec } from '@portal/contract';
import { decisionRules, MemberChangeKind } from '@portal/contract/staff';
import { staffTokenOf } from '../testing/add-test-staff';
import { newMember } from '../testing/new-member';
import { payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { twoPersonActs, type World } from '../testing/two-person-acts';

let test_: TestGateway;
let world: World;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0', SETTINGS_NOTICE_DAYS: '0' });
  const other = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  world = { test: test_, customer: await payee(test_, '50000.00'), other };
});
afterAll(() => test_.stop());

const { decide, decideMemberChange } = calls.staff;
const byTwo = Object.entries(decisionRules).filter(([, rules]) => Object.values(rules).some(({ second }) => second));
const parts: Readonly<Record<string, readonly string[]>> = {
  [decide.id]: byTwo.map(([kind]) => kind),
  [decideMemberChange.id]: MemberChangeKind.enum,
};
const expected = Object.values(calls.staff)
  .filter(({ errors }: CallSpec) => (errors as readonly string[]).includes('staff.secondPerson'))
  .flatMap(({ id }) => parts[id]?.map((part) => `${id} ${part}`) ?? [id]);

test('every call of the contract that can answer staff.secondPerson is tested here', () => {
  expect(Object.keys(twoPersonActs).sort()).toEqual(expected.sort());
});

test.each(Object.entries(twoPersonActs))(
  '%s is refused to one person, to the same person in a second session, to a revoked one and for the own customer record',
  async (_name, { begin }) => {
    const [first, second, revoked] = [await newMember(test_), await newMember(test_), await newMember(test_)];
    const { call, args, customerNumber, done } = await begin(world, first.client);
    const complete = async (client: StaffClient) => (await client.call(call, args)).code;
    expect(await complete(first.client)).toBe('staff.secondPerson');
    expect(await complete(first.secondSession)).toBe('staff.secondPerson');
    await revoked.setRoles([]);
    expect(await complete(revoked.client)).toBe('STAFF_PERMISSION');
    await world.other.ok(calls.staff.changeMember, { id: revoked.id, active: false });
    expect(await complete(revoked.client)).toBe('STAFF');
    if (customerNumber !== undefined) {
      await second.setCustomer(customerNumber);
      expect(await complete(second.client)).toBe('staff.ownCustomer');
      await second.setCustomer(null);
    }
    expect(await done()).toBe(false);
    expect(await complete(second.client)).toBe('OK');
    expect(await done()).toBe(true);
  },
);
