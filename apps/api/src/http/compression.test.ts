import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { calls, type CallSpec } from '@portal/contract';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { prepareCalls } from '../app';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { mountCall } from './mount';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

/** A response as it comes over the wire; fetch would decompress it. */
const raw = (url: string, encoding?: string, more: Record<string, string> = {}) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { ...(encoding && { 'accept-encoding': encoding }), ...more } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

const prices = () => `${test_.url}/api/v1/ZoneMarketPrice?company=EET&timeformat=iso&zone=4`;
it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends an answer over 1 KB as %s to who accepts it', async (encoding, decompress) => {
  const { headers, body } = await raw(prices(), encoding);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') });
  const plain = decompress(body);
  expect(JSON.parse(plain.toString())).toMatchObject({ code: 'OK' });
  expect(body.length).toBeLessThan(plain.length / 2);
});

it('sends plain answers to who accepts none, and short ones plain to all', async () => {
  const { headers, body } = await raw(prices());
  expect(headers['content-encoding']).toBeUndefined();
  expect((await raw(`${test_.url}/api/v1/marketprice?symbols=EURUSD`, 'br')).headers).not.toHaveProperty(
    'content-encoding',
  );
  expect(JSON.parse(body.toString())).toMatchObject({ code: 'OK' });
});

it('says both of an article: who asks and what they accept', async () => {
  const { headers } = await raw(`${test_.url}/news/${test_.gateway.brand.content.page.privacy}`, 'br');
  const vary = String(headers['vary']).toLowerCase().split(/, ?/);
  expect(vary).toEqual(expect.arrayContaining(['accept', 'accept-encoding']));
});

it('compresses the lists of the back office too', async () => {
  const { path } = calls.staff.settings;
  const { headers, body } = await raw(test_.staffUrl + path, 'gzip', { authorization: `Bearer ${test_.staffToken}` });
  expect(headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ code: 'OK' });
});

it('sends an answer plain that gives a secret, whatever its length', async () => {
  const text = 'x'.repeat(4_000);
  const callOf = <N extends string>(name: N) =>
    ({
      id: 'customer.test',
      method: 'GET',
      path: `/v2/${name}`,
      access: 'public',
      ok: Type.Object({ [name]: Type.String() }),
      errors: [],
      summary: 'test',
    }) satisfies CallSpec;
  const app = Fastify();
  await app.register(async (scope) => {
    await prepareCalls(scope, test_.gateway, 'test');
    for (const name of ['token', 'ticket', 'secret', 'text'])
      mountCall(scope, test_.gateway, callOf(name), async () => ({ [name]: text }));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const codings = [];
  for (const name of ['token', 'ticket', 'secret', 'text'])
    codings.push((await raw(`${url}/v2/${name}`, 'br')).headers['content-encoding']);
  await app.close();
  expect(codings).toEqual([undefined, undefined, undefined, 'br']);
});
