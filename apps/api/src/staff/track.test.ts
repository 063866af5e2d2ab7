import { calls } from '@portal/contract';
import { agreementsFor, Client, newPhone, readCode, solveCaptcha } from '@portal/testkit';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { sendOpenMessage, createAccount, login } = calls.customer;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const from = { nationCode: '86', signature: 'EET' };

it('stores the campaign parameters of a customer at registration and at login, and shows them to staff', async () => {
  const client = new Client(test_.url);
  const mobilePhone = newPhone();
  const registered = { first: { utm_source: 'baidu' }, last: { utm_source: 'baidu' } };
  await client.ok(sendOpenMessage, {
    ...from,
    mobilePhone,
    ...(await solveCaptcha(client)),
    trackParameters: registered,
  });
  const args = { mobilePhone, verifyCode: await readCode(client, mobilePhone), password: 'Passw0rd1', platform: 1 };
  const agreements = await agreementsFor(client, 'register');
  await client.ok(createAccount, { ...from, ...args, platform: 1, trackParameters: registered, agreements });
  const anna = new StaffClient(test_.staffUrl, test_.staffToken);
  const seen = async () => (await anna.ok(calls.staff.customers, { search: mobilePhone })).list[0];
  expect(await seen()).toMatchObject({ track: 'utm_source=baidu', lastLoginTrack: 'utm_source=baidu' });
  const later = { first: { utm_source: 'baidu' }, last: { campaign: '秋季' } };
  await client.ok(login, { username: mobilePhone, password: 'Passw0rd1', platform: 1, trackParameters: later });
  expect(await seen()).toMatchObject({ track: 'utm_source=baidu', lastLoginTrack: 'utm_source=baidu → campaign=秋季' });
  await client.ok(login, { username: mobilePhone, password: 'Passw0rd1', platform: 1 });
  const last = await seen();
  expect([last?.track, last?.lastLoginTrack]).toEqual(['utm_source=baidu', undefined]);
});

it('refuses more parameters than fit in a cookie', async () => {
  const client = new Client(test_.url);
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`p${index}`, 'x']));
  const answer = await client.call(login, {
    username: newPhone(),
    password: 'Passw0rd1',
    platform: 1,
    trackParameters: { first: many },
  });
  expect(answer).toMatchObject({ status: 400, code: 'PARAM' });
});
