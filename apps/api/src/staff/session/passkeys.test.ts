import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { staffOrigin } from '../../http/staff-origin';
import { enrolStaff, staffPassword as password, type Enrolled } from '../../testing/enrol-staff';
import { forgetAttempts } from '../../testing/forget-attempts';
import { softPasskey } from '../../testing/soft-passkey';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;

let test_: TestGateway;
let member: Enrolled;
let passkey: ReturnType<typeof softPasskey>;
beforeAll(async () => {
  test_ = await startTestGateway({ STAFF_ORIGIN: 'http://staff.broker.test' });
  member = await enrolStaff(test_);
  passkey = softPasskey(staffOrigin(test_.gateway));
  const options = await member.client.ok(staff.newPasskeyOptions, {});
  await member.client.ok(staff.addPasskey, { name: '电脑', passkey: passkey.create(options) });
});
afterAll(() => test_.stop());

const visitor = () => new Client(test_.staffUrl);
const begin = async () => {
  const { ticket, passkey: has } = await visitor().ok(staff.checkPassword, { email: member.email, password });
  return { ticket, has, options: await visitor().ok(staff.passkeyOptions, { ticket }) };
};

it('completes a sign-in, and is listed with its last use', async () => {
  const { ticket, has, options } = await begin();
  expect(has).toBe(true);
  expect(options).toMatchObject({
    rpId: 'staff.broker.test',
    userVerification: 'required',
    allowCredentials: [{ id: passkey.id }],
  });
  const { me } = await visitor().ok(staff.checkFactor, { ticket, passkey: passkey.get(options) });
  expect(me).toMatchObject({ email: member.email, passkeys: 1 });
  expect(await member.client.ok(staff.passkeys, {})).toMatchObject([
    { id: passkey.id, name: '电脑', usedAt: expect.any(String) },
  ]);
});

it('is refused for another origin, another challenge, another authenticator or a second use', async () => {
  const code = async (ticket: string, answer: ReturnType<typeof passkey.get>) =>
    (await visitor().call(staff.checkFactor, { ticket, passkey: answer })).code;
  const { ticket, options } = await begin();
  expect(await code(ticket, passkey.get(options, 'http://staff.broker.test.evil.example'))).toBe('staff.passkey');
  expect(await code(ticket, passkey.get({ challenge: 'AAAA' }))).toBe('staff.passkey');
  const otherDevice = softPasskey(staffOrigin(test_.gateway));
  expect(await code(ticket, otherDevice.get(options))).toMatch(/staff.passkey|staff.wait/);
  await forgetAttempts(test_);
  const good = passkey.get(options);
  expect(await code(ticket, good)).toBe('OK');
  const next = await begin();
  expect(await code(next.ticket, good)).toBe('staff.passkey');
});

it('steps up the session, with a challenge that is valid for one response', async () => {
  const options = await member.client.ok(staff.stepUpOptions, {});
  const answer = passkey.get(options);
  const { steppedUpUntil } = await member.client.ok(staff.stepUp, { passkey: answer });
  expect(Date.parse(steppedUpUntil)).toBeGreaterThan(Date.now() + 290_000);
  expect((await member.client.call(staff.stepUp, { passkey: answer })).code).toBe('staff.passkey');
});

it('cannot be registered twice or with another challenge, and can be removed by its owner only', async () => {
  const add = async (answer: ReturnType<typeof passkey.create>) =>
    (await member.client.call(staff.addPasskey, { name: 'x', passkey: answer })).code;
  const options = await member.client.ok(staff.newPasskeyOptions, {});
  expect(options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
  expect(await add(passkey.create(options))).toBe('staff.passkey');
  expect(await add(softPasskey(staffOrigin(test_.gateway)).create(options))).toBe('staff.passkey');
  await member.client.ok(staff.newPasskeyOptions, {});
  expect(await add(softPasskey(staffOrigin(test_.gateway)).create({ challenge: 'AAAA' }))).toBe('staff.passkey');
  const other = await enrolStaff(test_);
  expect((await other.client.call(staff.removePasskey, { id: passkey.id })).code).toBe('staff.passkey');
  await member.client.ok(staff.removePasskey, { id: passkey.id });
  expect(await member.client.ok(staff.passkeys, {})).toEqual([]);
});
