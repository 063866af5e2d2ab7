import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { addDemoStaff, demoStaff, demoStaffPassword } from './demo-staff';

const { staff, sandbox } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
  await addDemoStaff(test_.gateway);
  await addDemoStaff(test_.gateway);
});
afterAll(() => test_.stop());

it.each(demoStaff)('signs $name in with the code returned by the sandbox, twice in a row', async ({ email, role }) => {
  const client = new Client(test_.staffUrl);
  const codes: string[] = [];
  for (const wait of [0, 0]) {
    const { ticket } = await client.ok(staff.checkPassword, { email, password: demoStaffPassword });
    const { code, waitSeconds } = await client.ok(sandbox.staffCode, { email });
    expect(waitSeconds).toBe(wait);
    codes.push(code);
    const { me } = await client.ok(staff.checkFactor, { ticket, code });
    expect(me.roles).toEqual([role]);
  }
  expect(new Set(codes).size).toBe(2);
  expect((await client.ok(sandbox.staffCode, { email })).waitSeconds).toBeGreaterThan(0);
});

it('returns no code for other members', async () => {
  const client = new Client(test_.staffUrl);
  expect((await client.call(sandbox.staffCode, { email: 'anna@broker.test' })).code).toBe('staff.member');
});
