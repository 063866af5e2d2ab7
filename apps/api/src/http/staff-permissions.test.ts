import { calls, defaultRoles, permissions, type CallSpec, type Permission } from '@portal/contract';
import { staffTokenOf } from '../testing/add-test-staff';
import { newMember, type NewMember } from '../testing/new-member';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let test_: TestGateway;
/** Showed the second factor too long ago. */
let late: NewMember;
beforeAll(async () => {
  test_ = await startTestGateway();
  late = await newMember(test_);
  await late.stepUpAt('2026-01-01');
});
afterAll(() => test_.stop());

const staffCalls = Object.values(calls)
  .flatMap((table): CallSpec[] => Object.values(table))
  .filter(({ access, permission }) => access === 'staff' && permission);
const roles: [string, readonly Permission[]][] = Object.entries(defaultRoles);

/** Ends the session that the other roles' calls need, so it is called by nobody here; its own test calls it. */
const endsSession = 'staff.signOut';

describe.each(staffCalls.filter(({ id }) => id !== endsSession).map((call) => [call.id, call] as const))(
  '%s',
  (_id, call) => {
    test.each(roles)('as %s', async (role, held) => {
      const needed = call.permission ?? [];
      const allowed = needed.length === 0 || needed.some((one) => held.includes(one));
      const client = new StaffClient(test_.staffUrl, staffTokenOf(role));
      // Nothing has this id, and the body is empty: an allowed call is refused for that, or lists nothing.
      const answer = await client.fetch(call.path.replace(/:(\w+)/g, '999999999'), {
        method: call.method,
        ...(call.method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
      });
      expect(answer.status).toBeLessThan(500);
      const isJson = answer.headers.get('content-type')?.includes('json');
      const code = isJson ? ((await answer.json()) as { code: string }).code : 'OK';
      expect([call.id, role, code === 'STAFF_PERMISSION', answer.status === 403]).toEqual([
        call.id,
        role,
        !allowed,
        !allowed,
      ]);
    });
  },
);

test.each(staffCalls.filter(({ id }) => id !== endsSession).map((call) => [call.id, call] as const))(
  '%s asks for the second factor where the contract says so, and nowhere else',
  async (_id, call) => {
    const answer = await late.client.fetch(call.path.replace(/:(\w+)/g, '999999999'), {
      method: call.method,
      ...(call.method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
    });
    const isJson = answer.headers.get('content-type')?.includes('json');
    const code = isJson ? ((await answer.json()) as { code: string }).code : 'OK';
    expect(code === 'STAFF_STEP_UP').toBe(call.stepUp === true);
  },
);

test('every permission is required by a call, and no role has all of them', () => {
  const needed = new Set(staffCalls.flatMap(({ permission = [] }) => permission));
  expect(permissions.filter((one) => !needed.has(one))).toEqual([]);
  for (const [, held] of roles) expect(held.length).toBeLessThan(permissions.length);
});
