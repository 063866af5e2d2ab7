import { calls } from '@portal/contract';
import { newMember } from '../../testing/new-member';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;

let test_: TestGateway;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ STAFF_IDLE_MINUTES: '40' });
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
});
afterAll(() => test_.stop());

it.each([
  ['admits a member who asked 39 minutes ago', `last_seen_at = now() - interval '39 minutes'`, 2],
  ['has ended after the minutes of the setting', `last_seen_at = now() - interval '41 minutes'`, 0],
  ['has ended 12 hours after it began', `created_at = now() - interval '12 hours'`, 0],
  ['has ended when it was ended', `ended_at = now()`, 0],
])('a session %s, and counts so in the list of members', async (name, change, sessions) => {
  const { id, client } = await newMember(test_);
  await test_.gateway.db.rows(`test.${name}`, `update staff.session set ${change} where member_id = $1::bigint`, [id]);
  expect((await anna.ok(staff.members, {})).find((one) => one.id === id)?.sessions).toBe(sessions);
  expect((await client.call(staff.getSession, {})).code).toBe(sessions > 0 ? 'OK' : 'STAFF');
});
