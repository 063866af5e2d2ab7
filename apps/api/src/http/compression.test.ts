import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

/** A response as it comes over the wire; fetch would decompress it. */
const raw = (url: string, encoding?: string) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: encoding ? { 'accept-encoding': encoding } : {} }, (response) => {
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
