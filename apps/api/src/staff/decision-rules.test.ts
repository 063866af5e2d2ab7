import { calls, defaultRoles, type Permission } from '@portal/contract';
import { decisionRules, ReviewKind, type ReviewDecision } from '@portal/contract/staff';
import { staffTokenOf } from '../testing/add-test-staff';
import { newMember, type NewMember } from '../testing/new-member';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { decide } = calls.staff;

let test_: TestGateway;
let member: NewMember;
beforeAll(async () => {
  test_ = await startTestGateway();
  member = await newMember(test_);
});
afterAll(() => test_.stop());

const decisions = ['approve', 'refuse', 'pay'] as const satisfies readonly ReviewDecision[];
const tried = ReviewKind.enum.flatMap((kind) => decisions.map((decision) => [kind, decision] as const));
// Nothing has this id, so nothing is decided.
const ask = async (client: StaffClient, kind: ReviewKind, decision: ReviewDecision) =>
  (await client.call(decide, { kind, id: '999999999', decision, reason: '测试', resolution: undefined })).code;

test.each(tried)('%s %s asks for what the table says', async (kind, decision) => {
  const rule = decisionRules[kind][decision];
  for (const [role, permissions] of Object.entries<readonly Permission[]>(defaultRoles)) {
    if (!calls.staff.decide.permission.some((one) => permissions.includes(one))) continue;
    const code = await ask(new StaffClient(test_.staffUrl, staffTokenOf(role)), kind, decision);
    if (rule) expect([role, code === 'STAFF_PERMISSION']).toEqual([role, !permissions.includes(rule.permission)]);
    else expect([role, code]).toEqual([role, 'staff.decision']);
  }
  await member.stepUpAt('2026-01-01');
  expect((await ask(member.client, kind, decision)) === 'STAFF_STEP_UP').toBe(rule?.stepUp === true);
  await member.stepUpAt('infinity');
  expect(await ask(member.client, kind, decision)).not.toBe('STAFF_STEP_UP');
});
