import { calls } from '@portal/contract';
import { agreementsFor, Client, newPhone, readCode, solveCaptcha } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer } = calls;
const from = { nationCode: '86', signature: 'EET', trackParameters: {} };

let test_: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
  second = await startTestGateway({}, test_.databaseUrl);
});
afterAll(async () => {
  await second.stop();
  await test_.stop();
});

/** A registration code that `client` asked for, and tries at it. */
async function codeOf(client: Client) {
  const mobilePhone = newPhone();
  await client.ok(customer.sendOpenMessage, { ...from, mobilePhone, ...(await solveCaptcha(client)) });
  const right = await readCode(client, mobilePhone);
  const wrong = right === '000000' ? '111111' : '000000';
  const agreements = await agreementsFor(client, 'register');
  const form = { ...from, mobilePhone, password: 'Passw0rd1', platform: 1, agreements } as const;
  const open = async (by: Client, verifyCode: string) =>
    (await by.call(customer.createAccount, { ...form, verifyCode })).code;
  return { right, wrong, open, mobilePhone };
}

const visitor = (address?: string) => new Client(test_.url, 1, address);
const withDevice = (client: Client, letter: string) => {
  client.cookies.set('device', letter.repeat(43));
  return client;
};
const failing = [...Array<string>(4).fill('customer.code'), 'customer.codeTries', 'customer.codeTries'];

it('another’s wrong tries are refused and do not use up the owner’s code', async () => {
  const owner = visitor();
  const { right, wrong, open } = await codeOf(owner);
  const other = visitor();
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push(await open(other, wrong));
  expect(codes).toEqual(failing);
  expect(await open(other, right)).toBe('customer.codeTries');
  expect(await open(owner, right)).toBe('OK');
});

it('others of many addresses have twenty tries together, after which only the owner’s are compared', async () => {
  const owner = visitor();
  const { right, wrong, open } = await codeOf(owner);
  for (let n = 0; n < 20; n++) expect(await open(visitor(), wrong)).toBe('customer.code');
  expect(await open(visitor(), right)).toBe('customer.codeTries');
  expect(await open(owner, right)).toBe('OK');
});

it.each([
  ['the same address', () => visitor('10.77.0.1'), () => visitor('10.77.0.1')],
  ['another address of the IPv6 /64', () => visitor('2001:db8:5:5::1'), () => visitor('2001:db8:5:5:9::9')],
  ['the same device at another address', () => withDevice(visitor(), 'a'), () => withDevice(visitor(), 'a')],
])('five wrong tries from %s end the code', async (_what, first, other) => {
  const owner = first();
  const { right, wrong, open } = await codeOf(owner);
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push(await open(other(), wrong));
  expect(codes).toEqual(failing);
  expect(await open(owner, right)).toBe('customer.codeTries');
});

it('another device at another address is somebody else', async () => {
  const owner = withDevice(visitor(), 'b');
  const { right, wrong, open } = await codeOf(owner);
  for (let n = 0; n < 5; n++) await open(withDevice(visitor('10.78.0.1'), 'c'), wrong);
  expect(await open(owner, right)).toBe('OK');
});

it('of 40 guesses at once, at two gateways, five are compared', async () => {
  const owner = visitor();
  const { right, wrong, open } = await codeOf(owner);
  const twin = new Client(second.url, 1, owner.address);
  const codes = await Promise.all(Array.from({ length: 40 }, (_, n) => open(n % 2 ? owner : twin, wrong)));
  expect(codes.filter((code) => code === 'customer.code')).toHaveLength(4);
  expect(codes.filter((code) => code === 'customer.codeTries')).toHaveLength(36);
  expect(await open(owner, right)).toBe('customer.codeTries');
});
