import { calls } from '@portal/contract';
import { demoStaff, demoStaffPassword } from '@portal/contract/sandbox';
import { Client, registerCustomer, submitIdentity, waitFor } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { addDemoStaff } from './demo-staff';
import { demoCustomer, seedDemo } from './seed-demo';

const { staff, sandbox } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  await addDemoStaff(test_.gateway);
  await addDemoStaff(test_.gateway);
});
afterAll(() => test_.stop());

it.each(demoStaff)('signs $name in with the code returned by the sandbox, twice in a row', async ({ email, role }) => {
  const client = new Client(test_.staffUrl);
  const codes: string[] = [];
  // A code is of half a minute: all three are asked for in the same one.
  await waitFor(async () => Date.now() % 30_000 < 20_000, 'a half minute with time left', 12_000);
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

it('approves the documents of the demo customer, and leaves those of others to the demo staff', async () => {
  const other = await registerCustomer(test_.url);
  await submitIdentity(other.client, false);
  await seedDemo(test_.gateway, test_.url);
  const { mobilePhone: username, password } = demoCustomer;
  const demo = new Client(test_.url);
  demo.token = (await demo.ok(calls.customer.login, { username, password, platform: 1 })).token;
  const approved = { identity: { status: 1 }, bank: { status: 1 } };
  expect(await demo.ok(calls.identity.queryKycInfo, {})).toMatchObject(approved);
  expect(await other.client.ok(calls.identity.queryKycInfo, {})).toMatchObject({ identity: { status: 2 } });
});
