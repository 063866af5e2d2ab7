import { calls, type CallSpec } from '@portal/contract';
import { ReviewKind } from '@portal/contract/staff';
import { sha256 } from '../crypto/crypto';
import { everything, staffTokenOf } from '../testing/add-test-staff';
import { payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { twoPersonActs, type World } from '../testing/two-person-acts';

let test_: TestGateway;
let world: World;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0' });
  const other = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  world = { test: test_, customer: await payee(test_, '50000.00'), other };
});
afterAll(() => test_.stop());

const sql = (text: string, values: unknown[]) => test_.gateway.db.rows<{ id: bigint }>('', text, values);

let count = 0;
/** A new member who may do everything, with two sessions whose second factor was shown. */
async function newMember() {
  const email = `two-persons-${(count += 1)}@broker.test`;
  const [member] = await sql('insert into staff.member (email, name, roles) values ($1, $1, array[$2]) returning id', [
    email,
    everything,
  ]);
  const signIn = async (device: string) => {
    const token = staffTokenOf(`${email}-${device}`);
    await sql(
      `insert into staff.session (member_id, token_hash, device, address, created_at, last_seen_at, stepped_up_at)
       values ($1, $2, $3, '127.0.0.1', 'infinity', 'infinity', 'infinity')`,
      [member?.id, sha256(token), device],
    );
    return new StaffClient(test_.staffUrl, token);
  };
  return {
    id: String(member?.id),
    client: await signIn('one'),
    elsewhere: await signIn('two'),
    takeRoles: () => sql(`update staff.member set roles = '{}' where id = $1`, [member?.id]),
    setCustomer: (id: string | null) =>
      sql('update staff.member set customer_id = $2::bigint where id = $1', [member?.id, id]),
  };
}

// These are decided by one person.
const byOne = ['identity', 'bank', 'introducer'];
const staffCalls = Object.values(calls.staff).filter(({ errors }: CallSpec) =>
  (errors as readonly string[]).includes('staff.secondPerson'),
);
const expected = staffCalls.flatMap(({ id }) =>
  id === calls.staff.decide.id
    ? ReviewKind.enum.filter((kind) => !byOne.includes(kind)).map((kind) => `${id} ${kind}`)
    : [id],
);

test('every call of the contract that can answer staff.secondPerson is tested here', () => {
  expect(Object.keys(twoPersonActs).sort()).toEqual(expected.sort());
});

test.each(Object.entries(twoPersonActs))(
  '%s is refused to one person, to the same person in a second session, to a revoked one and for the own customer record',
  async (_name, act) => {
    const [first, second, revoked] = [await newMember(), await newMember(), await newMember()];
    const prepared = await act(world, first.client);
    expect(await prepared.second(first.client)).toBe('staff.secondPerson');
    expect(await prepared.second(first.elsewhere)).toBe('staff.secondPerson');
    await revoked.takeRoles();
    expect(await prepared.second(revoked.client)).toBe('STAFF_PERMISSION');
    await world.other.ok(calls.staff.changeMember, { id: revoked.id, active: false });
    expect(await prepared.second(revoked.client)).toBe('STAFF');
    if (prepared.customerNumber !== undefined) {
      await second.setCustomer(prepared.customerNumber);
      expect(await prepared.second(second.client)).toBe('staff.ownCustomer');
      await second.setCustomer(null);
    }
    expect(await prepared.second(second.client)).toBe('OK');
  },
);
