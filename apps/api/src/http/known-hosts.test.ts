import { requestAs, type RawRequest } from '../testing/request-as';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let sandbox: TestGateway;
let production: TestGateway;
beforeAll(async () => {
  sandbox = await startTestGateway();
  production = await startTestGateway({
    MODE: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://set-by-the-test',
    SECRET_KEY: 'ab'.repeat(32),
    SITE_ORIGIN: 'https://www.broker.example',
    USER_CENTER_ORIGIN: 'https://user.broker.example',
    COOKIE_DOMAIN: 'broker.example',
    STAFF_ORIGIN: 'https://staff.broker.example',
    TRUST_PROXY: 'loopback',
    EGPAY_URL: 'https://127.0.0.1:1',
    EGPAY_MERCHANT: 'x',
    EGPAY_SECRET: 'x',
    SMS_URL: 'https://127.0.0.1:1',
    SMS_KEY: 'x',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MT5_URL: 'https://127.0.0.1:1',
    MT5_LOGIN: '1',
    MT5_PASSWORD: 'x',
  });
});
afterAll(async () => {
  await sandbox.stop();
  await production.stop();
});

const paths = ['/', '/news/1', '/config.json', '/nowhere', '/assets/x.js', '/user-center/acctInfo'];
const config = { method: 'POST', body: {} };

async function statuses(base: string, hosts: string | string[], more: RawRequest = {}): Promise<number[]> {
  const found: number[] = [];
  for (const path of paths) found.push((await requestAs(base, hosts, path, more)).status);
  found.push((await requestAs(base, hosts, '/v2/common/getCommonConfig', { ...more, ...config })).status);
  return [...new Set(found)];
}
const refusal = [421];

describe('the public server', () => {
  it.each([
    'evil.example',
    'eet.localhost.evil.example',
    'xeet.localhost',
    'staff.eet.localhost',
    '10.0.0.1',
    '169.254.169.254',
    '',
  ])('refuses the host %j, whatever is asked', async (host) => {
    expect(await statuses(sandbox.url, host)).toEqual(refusal);
    expect(await statuses(production.url, host)).toEqual(refusal);
  });

  it('answers in words, without a cache', async () => {
    const answer = await requestAs(sandbox.url, 'evil.example', '/');
    expect(JSON.parse(answer.text)).toEqual({
      code: 'HOST',
      msg: '请求的网址不属于本站，请从官方网址访问',
      data: null,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuses two Host headers, also of our own', async () => {
    const [own, other] = ['www.eet.localhost', 'user.eet.localhost'];
    for (const two of [
      [own, 'evil.example'],
      ['evil.example', own],
      [own, other],
      [own, own],
    ])
      expect(await statuses(sandbox.url, two)).toEqual(refusal);
  });

  it('refuses an unknown host that a proxy has forwarded', async () => {
    const headers = { 'x-forwarded-host': 'evil.example' };
    expect(await statuses(sandbox.url, 'www.eet.localhost', { headers })).toEqual(refusal);
    expect(await statuses(production.url, 'www.broker.example', { headers })).toEqual(refusal);
    const local = { 'x-forwarded-host': '127.0.0.1' };
    expect(await statuses(production.url, 'www.broker.example', { headers: local })).toEqual(refusal);
  });

  it.each([
    'www.eet.localhost',
    'user.eet.localhost:1',
    'WWW.eet.localhost',
    '127.0.0.1',
    'localhost:8080',
    '[::1]:8080',
  ])('answers the host %s in the sandbox', async (host) => {
    expect(await statuses(sandbox.url, host)).not.toContain(421);
  });

  it('answers its own hosts in production', async () => {
    for (const host of ['www.broker.example', 'user.broker.example']) {
      expect(await statuses(production.url, host)).not.toContain(421);
      const headers = { 'x-forwarded-host': host };
      expect(await statuses(production.url, '10.0.0.9', { headers })).not.toContain(421);
    }
  });

  it.each(['evil.example', '10.0.0.1', 'www.eet.localhost'])('tells the health under the host %s', async (host) => {
    for (const { url } of [sandbox, production])
      for (const path of ['/healthz', '/readyz']) expect((await requestAs(url, host, path)).status).toBe(200);
  });
});

describe('the back office', () => {
  const ask = async (base: string, host: string, origin?: string) =>
    (await requestAs(base, host, '/ops/reviews', { headers: origin === undefined ? {} : { origin } })).status;

  it('refuses unknown hosts, and those of customers', async () => {
    for (const host of ['evil.example', 'www.eet.localhost']) expect(await ask(sandbox.staffUrl, host)).toBe(421);
    for (const host of ['staff.eet.localhost', '127.0.0.1', 'localhost'])
      expect(await ask(sandbox.staffUrl, host)).toBe(401);
    expect(await ask(production.staffUrl, 'www.broker.example')).toBe(421);
    expect(await ask(production.staffUrl, 'staff.broker.example')).toBe(401);
  });

  it.each([
    'https://evil.example',
    'https://www.broker.example',
    'http://staff.broker.example',
    'http://127.0.0.1:1',
    'null',
  ])('refuses calls of pages of %s in production', async (origin) => {
    expect(await ask(production.staffUrl, 'staff.broker.example', origin)).toBe(403);
  });

  it('answers calls of its own pages', async () => {
    expect(await ask(production.staffUrl, 'staff.broker.example', 'https://staff.broker.example')).toBe(401);
    for (const origin of ['http://staff.eet.localhost:9', 'http://localhost:4202', 'http://127.0.0.1:9'])
      expect(await ask(sandbox.staffUrl, 'staff.eet.localhost', origin)).toBe(401);
    expect(await ask(sandbox.staffUrl, 'staff.eet.localhost', 'http://www.eet.localhost:9')).toBe(403);
  });
});
