import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { Client, newPhone, solveCaptcha } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { captchaRandom } from '../../adapters/captcha/captcha-random';
import { makeCaptcha, sayCaptcha, useCaptcha } from './captcha';

const { customer, sandbox } = calls;
const from = { nationCode: '86', signature: 'EET', trackParameters: {} };

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const ask = async (client: Client, random: string, query = '') => {
  const answer = await client.fetch(`/v2/user/captcha?random=${random}${query}`);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};
const solve = async (client: Client, random: string) => (await client.ok(sandbox.captchaAnswer, { random })).validate;
const send = (client: Client, random: string, validate: string) =>
  client.call(customer.sendOpenMessage, { ...from, mobilePhone: newPhone(), random, validate });

it('made for one kind of call serves no other, and one for any kind serves one call', async () => {
  const client = new Client(test_.url);
  const other = randomUUID();
  await ask(client, other, '&for=login');
  expect((await send(client, other, await solve(client, other))).code).toBe('customer.captcha');
  const own = randomUUID();
  await ask(client, own, '&for=register');
  expect((await send(client, own, await solve(client, own))).code).toBe('OK');
  const { random, validate } = await solveCaptcha(client);
  expect((await send(client, random, validate)).code).toBe('OK');
  expect((await send(client, random, validate)).code).toBe('customer.captcha');
});

it('can be tried by who asked for it, by device or address block; a try of others does not burn it', async () => {
  const [asker, farm] = [new Client(test_.url, 1, '2001:db8:5:6::1'), new Client(test_.url)];
  const random = randomUUID();
  await ask(asker, random);
  const right = await solve(asker, random);
  for (const validate of ['0000', right]) expect((await send(farm, random, validate)).code).toBe('customer.captcha');
  // A picture that somebody else asks for under this name does not replace it.
  await ask(farm, random);
  expect((await send(farm, random, right)).code).toBe('customer.captcha');
  expect((await send(new Client(test_.url, 1, '2001:db8:5:6:ffff::2'), random, right)).code).toBe('OK');
  const phone = new Client(test_.url);
  phone.cookies.set('device', 'd'.repeat(43));
  const moved = randomUUID();
  await ask(phone, moved);
  const otherNetwork = new Client(test_.url);
  otherNetwork.cookies.set('device', 'd'.repeat(43));
  expect((await send(otherNetwork, moved, await solve(phone, moved))).code).toBe('OK');
});

it('is spoken as a WAV file of the same digits, which works without the picture too', async () => {
  const client = new Client(test_.url);
  const random = randomUUID();
  const { type, bytes } = await ask(client, random, '&as=audio&for=register');
  expect(type).toBe('audio/wav');
  expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString()).toBe('RIFFWAVE');
  expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
  expect((bytes.length - 44) / 32_000).toBeGreaterThan(2);
  expect((await send(client, random, await solve(client, random))).code).toBe('OK');
});

it('speaks the digits that are shown, where they are random, and replaces them with the picture', async () => {
  const { gateway } = test_;
  const live = { ...gateway, ports: { ...gateway.ports, captcha: captchaRandom } };
  const asker = { address: '203.0.113.50', deviceKeys: [] };
  const random = randomUUID();
  const stored = async () =>
    (
      await gateway.db.row<{ answer: Buffer }>('test.answer', 'select answer from kernel.captcha where random = $1', [
        random,
      ])
    ).answer;
  await makeCaptcha(live, random, asker);
  const shown = await stored();
  const length = (await sayCaptcha(live, random, asker)).length;
  expect(length).toBeGreaterThan(44);
  expect(await stored()).toEqual(shown);
  await makeCaptcha(live, random, asker);
  expect(await stored()).not.toEqual(shown);
  const answer = gateway.crypto.decrypt(await stored(), 'captcha|answer').toString();
  expect(await useCaptcha(live, random, answer, { ...asker, use: 'login' })).toBe(true);
});

it('expires, and expired ones are removed while others are made', async () => {
  const client = new Client(test_.url);
  const { random, validate } = await solveCaptcha(client);
  await test_.gateway.db.rows('test.expire', `update kernel.captcha set expires_at = now() where random = $1`, [
    random,
  ]);
  expect((await send(client, random, validate)).code).toBe('customer.captcha');
  await test_.gateway.db.rows(
    'test.old',
    `insert into kernel.captcha (random, answer, address_block, devices, expires_at)
     select 'old ' || n, '', '', '{}', now() - interval '1 second' from generate_series(1, $1) n`,
    [10],
  );
  await ask(client, randomUUID());
  expect(await test_.gateway.db.rows('test.left', `select 1 from kernel.captcha where random like 'old %'`)).toEqual(
    [],
  );
});
