import type { SettingValues } from '@portal/brand';
import { registerCustomer, type Client } from '@portal/testkit';
import { gunzipSync } from 'node:zlib';
import { get, type IncomingHttpHeaders } from 'node:http';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import type { SiteRenderer } from './site-renderer';

// What is kept for the speed of a cached page must never give one visitor the page of another host, address, brand, coding or content.
// Two gateways of two brands in one process, which share what is kept for all.

let version = 0;
/** A page that says what it was made of. */
const site: SiteRenderer = {
  locate: (url) => ({ key: url, ...(/[A-Z]/.test(url) && { moved: url.toLowerCase() }) }),
  async render(url, { origin, settings }: { origin: string; settings?: SettingValues }) {
    return {
      status: url === '/404' ? 404 : 200,
      html: `<!doctype html><p>${origin} ${url} ${version} ${JSON.stringify(settings)}</p>`,
      uncached: false,
    };
  },
  listed: [],
};

let brands: { name: string; center: string; gateway: TestGateway; customer: Client }[];
beforeAll(async () => {
  brands = await Promise.all(
    [
      ['eet', 'user'],
      ['yunque', 'my'],
    ].map(async ([name = '', center = '']) => {
      const gateway = await startTestGateway({ BRAND: name }, undefined, site);
      const { client } = await registerCustomer(gateway.url);
      return { name, center, gateway, customer: client };
    }),
  );
});
afterAll(() => Promise.all(brands.map(({ gateway }) => gateway.stop())));

interface Asked {
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const ask = ({ url }: TestGateway, { host, path, method = 'GET', headers = {} }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    get(url + path, { method, headers: { ...headers, host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

/** Every kind of visitor: what they send must change no byte of a public page but its coding. */
const visitors = (customer: Client): Record<string, string>[] => [
  {},
  { accept: 'text/html', 'accept-encoding': 'gzip' },
  { accept: 'text/html', 'accept-encoding': 'identity', lang: 'en_US', 'accept-language': 'en' },
  { token: customer.token ?? '', cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  { cookie: 'theme=dark', 'accept-encoding': 'gzip;q=0, identity' },
];

const paths = ['/a', '/a?x=1', '/a?x=2', '/b', '/b?X=1', '/news/1', '/user-center/acctInfo'];
const textOf = ({ headers, body }: Answer) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();

/** What a cold gateway sends, by its rules and not by its code. */
function mustBe({ name, center }: { name: string; center: string }, port: string, { host, path }: Asked) {
  const [hostname = '', asked] = host.split(':');
  const isOurs = hostname === `${name}.localhost` || hostname.endsWith(`.${name}.localhost`);
  const origin = `http://www.${name}.localhost:${isOurs ? (asked ?? '8080') : '8080'}`;
  const known = [`www.${name}.localhost`, `${center}.${name}.localhost`, `${name}.localhost`, '127.0.0.1'];
  if (!known.includes(hostname)) return { status: 421 };
  const inside = path.startsWith('/user-center');
  if (hostname.startsWith(`${center}.`) && !inside)
    return { status: 302, location: `http://www.${name}.localhost:${asked ?? port}${path}` };
  if (!inside && /[A-Z]/.test(path)) return { status: 301, location: path.toLowerCase() };
  return { status: 200, text: `<!doctype html><p>${origin} ${path} ${version} {}</p>` };
}

it('sends each host, address and brand its own page, whoever asked before, signed in or not, in any language and coding', async () => {
  for (const round of [1, 2]) {
    for (const { name, center, gateway, customer } of brands) {
      const { port } = new URL(gateway.url);
      const hosts = ['www.eet.localhost', 'user.eet.localhost', 'eet.localhost', 'www.yunque.localhost', 'my.yunque.localhost', '127.0.0.1', 'evil.example']; // prettier-ignore
      for (const host of hosts.flatMap((one) => [`${one}:${port}`, `${one}:9999`]))
        for (const path of paths)
          for (const headers of visitors(customer)) {
            const asked = { host, path, headers: { accept: 'text/html', ...headers } as Record<string, string> };
            const answer = await ask(gateway, asked);
            const must = mustBe({ name, center }, port, asked);
            const what = { round, name, ...asked };
            expect({ what, status: answer.status, location: answer.headers.location }).toEqual({
              what,
              status: must.status,
              location: must.location,
            });
            if (must.text !== undefined) expect({ what, text: textOf(answer) }).toEqual({ what, text: must.text });
            const coding = /^gzip$/.test(asked.headers['accept-encoding'] ?? '') ? 'gzip' : undefined;
            if (must.status === 200) expect(answer.headers['content-encoding']).toBe(coding);
            if (must.status === 200) expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
            expect(answer.headers['set-cookie']).toBeUndefined();
          }
    }
  }
}, 120_000);

it('answers HEAD as GET without a body, and 304 only for the very bytes that the visitor has', async () => {
  const [{ gateway } = brands[0]!] = brands;
  const host = 'www.eet.localhost';
  for (const path of ['/a', '/b']) {
    const full = await ask(gateway, { host, path });
    const head = await ask(gateway, { host, path, method: 'HEAD' });
    const own = ({ headers: { date: _date, 'x-request-id': _id, ...rest } }: Answer) => rest;
    expect([head.status, head.body.length, own(head)]).toEqual([200, 0, own(full)]);
    const again = (etag = '', more = {}) =>
      ask(gateway, { host, path, headers: { 'if-none-match': etag, ...more } }).then(({ status }) => status);
    expect(await again(full.headers.etag)).toBe(304);
    expect(await again(full.headers.etag, { 'accept-encoding': 'gzip' })).toBe(200);
    const other = await ask(gateway, { host, path: path === '/a' ? '/b' : '/a' });
    expect(await again(other.headers.etag)).toBe(200);
    const ofPort = await ask(gateway, { host: `${host}:9999`, path });
    expect(await again(ofPort.headers.etag)).toBe(200);
  }
});

it('sends what is new after the content has changed, to whoever has the page and whoever has not', async () => {
  const [{ gateway } = brands[0]!] = brands;
  const asked = { host: 'www.eet.localhost', path: '/a' };
  const before = await ask(gateway, asked);
  version += 1;
  gateway.gateway.content.version = `other ${version}`;
  const after = await ask(gateway, { ...asked, headers: { 'if-none-match': before.headers.etag ?? '' } });
  expect([after.status, textOf(after).includes(` ${version} `)]).toEqual([200, true]);
});

it('gives a call its answer at the address of a page, also after the page was cached', async () => {
  const [{ gateway } = brands[0]!] = brands;
  const host = 'www.eet.localhost';
  const types = [];
  for (const accept of ['text/html', 'application/json', 'text/html', '*/*'])
    types.push((await ask(gateway, { host, path: '/news/1', headers: { accept } })).headers['content-type']);
  const [page, json] = ['text/html; charset=utf-8', 'application/json; charset=utf-8'];
  expect(types).toEqual([page, json, page, json]);
});
