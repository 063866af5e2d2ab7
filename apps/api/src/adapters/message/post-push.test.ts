import type { lookup } from 'node:dns';
import { pushBrowser, pushSettings } from '../../testing/push';
import { pushPoster } from './post-push';
import { readPush, readVapid, startPushService } from './testing/push-service';

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
afterEach(() => service.restore());

const env = pushSettings as Parameters<typeof pushPoster>[0];
const message = { id: 'message-7', title: '入金成功', text: '点击查看', href: '/user-center/x', urgent: false };

it('encrypts a message for the browser alone, and signs for its push service', async () => {
  const browser = pushBrowser();
  await pushPoster(env, service)({ ...message, subscription: browser.subscription });
  const [push] = service.received.splice(0);
  expect(push!.address).toBe(browser.args.endpoint);
  const { urgent: _urgent, ...read } = message;
  expect(readPush(push!.body, browser.keys, browser.secret)).toEqual(read);
  expect(push!.body.toString('latin1')).not.toContain('user-center');
  expect(() => readPush(push!.body, browser.keys, pushBrowser().secret)).toThrow();
  const { aud, sub, exp } = readVapid(push!, pushSettings.VAPID_PUBLIC_KEY);
  expect([aud, sub]).toEqual(['https://push.example.com', 'mailto:push@broker.example']);
  expect(exp * 1000).toBeGreaterThan(Date.now());
  expect(exp * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000);
  expect(push!.headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: 'message-7' });
  await pushPoster(env, service)({ ...message, urgent: true, subscription: browser.subscription });
  expect(service.received.splice(0)[0]!.headers.urgency).toBe('high');
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '0.0.0.0',
])('connects to no host whose name leads to %s, also beside another address', async (address) => {
  const family = address.includes(':') ? 6 : 4;
  for (const found of [
    [{ address, family }],
    [
      { address: '8.8.8.8', family: 4 },
      { address, family },
    ],
  ]) {
    const find = ((_host, _options, done: (error: null, all: object[]) => void) => done(null, found)) as typeof lookup;
    const post = pushPoster(env, { lookup: find });
    await expect(post({ ...message, subscription: pushBrowser().subscription })).rejects.toMatchObject({
      code: 'EADDRNOTAVAIL',
    });
  }
});

it('sends nothing to an address that is none of a push service', async () => {
  const { subscription } = pushBrowser();
  for (const endpoint of ['http://push.example.com/x', 'https://127.0.0.1/x', 'https://[::1]/x'])
    await expect(
      pushPoster(env, service)({ ...message, subscription: { ...subscription, endpoint } }),
    ).rejects.toMatchObject({ status: 404 });
  expect(service.received).toEqual([]);
});

it.each([
  ['a number', '120', 120],
  ['a time', new Date(Date.now() + 90_000).toUTCString(), 90],
  ['longer than is believed', '9999999', 21_600],
  ['nonsense', 'soon', 0],
])('gives a push service that asks for it a pause, for all of its browsers: %s', async (_what, header, seconds) => {
  const post = pushPoster(env, service);
  const send = (host?: string) => post({ ...message, subscription: pushBrowser(host).subscription });
  let asked = 0;
  service.answerWith(({ headers }) => {
    if (headers.host !== 'push.example.com') return { status: 201 };
    asked++;
    return { status: 429, headers: { 'retry-after': header } };
  });
  for (let time = 0; time < 2; time += 1) {
    const refused = (await send().catch((error: unknown) => error)) as { status: number; retryAfter: number };
    expect(refused.status).toBe(429);
    expect(Math.abs(refused.retryAfter - seconds)).toBeLessThanOrEqual(2);
  }
  expect(asked).toBe(seconds === 0 ? 2 : 1);
  await send('another.example.com');
  service.received.splice(0);
});

it('goes on after the pause', async () => {
  const post = pushPoster(env, service);
  service.answerWith(() => ({ status: 503, headers: { 'retry-after': '1' } }));
  await expect(post({ ...message, subscription: pushBrowser().subscription })).rejects.toMatchObject({ status: 503 });
  service.restore();
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await post({ ...message, subscription: pushBrowser().subscription });
  expect(service.received.splice(0)).toHaveLength(1);
});

it('gives up on a push service that cuts the connection or stays silent, with an error that is no answer', async () => {
  service.answerWith(() => undefined);
  await expect(
    pushPoster(env, service)({ ...message, subscription: pushBrowser().subscription }),
  ).rejects.not.toHaveProperty('status');
});
