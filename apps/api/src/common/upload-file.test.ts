import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { calls } from '@portal/contract';
import { Client, registerCustomer, type TestCustomer } from '@portal/testkit';
import { dailyFiles } from '../core/fixed-terms/fixed-terms';
import { countUpload } from './common.store';
import { deleteOldSpool, spoolUpload } from '../http/spool-upload';
import { bytesOf } from '../testing/bytes-of';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { bmp1, jpegWithExif, picture, pngBomb, zipEnd } from './testing/pictures';

const { uploadFile } = calls.common;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

let customer: TestCustomer;

beforeAll(async () => {
  customer = await registerCustomer(gateway.url);
});

type Uploaded = { fileId: string; width: number; height: number; bytes: number };

function send(bytes: Buffer, name = 'photo.jpg', { client } = customer) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), name);
  return client.request<Uploaded>(uploadFile.path, { method: 'POST', body });
}

async function storedFiles(): Promise<string[]> {
  const root = join(gateway.gateway.env.DATA_DIR, 'files');
  const folders = await readdir(root).catch(() => []);
  const files = await Promise.all(
    folders.map(async (name) => (await readdir(join(root, name))).map((f) => join(root, name, f))),
  );
  return files.flat();
}

it('accepts a picture by its content, whatever its file name', async () => {
  const answer = await send(await picture('png'), 'letter.pdf');
  expect(answer).toMatchObject({ status: 200, code: 'OK', data: { width: 64, height: 40 } });
  expect(answer.data.fileId).toMatch(/^[0-9a-f]{32}$/);
});

it('removes metadata and stores only encrypted files', async () => {
  const { data } = await send(await jpegWithExif(60, 30));
  expect(data).toMatchObject({ width: 30, height: 60 });
  const back = await bytesOf(customer.client, `/v2/common/file/${data.fileId}`);
  expect(back).toMatchObject({ status: 200, type: 'image/jpeg' });
  expect(back.bytes.length).toBe(data.bytes);
  expect(back.bytes.includes('SECRET')).toBe(false);
  const path = (await storedFiles()).find((file) => file.endsWith(data.fileId)) ?? '';
  const stored = await readFile(path);
  expect(stored.includes(back.bytes.subarray(0, 64))).toBe(false);
});

it.each([
  ['11 MB', 'common.fileSize', async () => Buffer.concat([await picture('jpeg'), Buffer.alloc(11 * 1024 * 1024)])],
  ['empty', 'common.fileMissing', async () => Buffer.alloc(0)],
  ['SVG called jpg', 'common.fileType', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HEIC', 'common.fileType', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['PDF', 'common.fileType', async () => Buffer.from('%PDF-1.7')],
  ['archive behind a picture', 'common.fileType', async () => Buffer.concat([await picture('jpeg'), zipEnd])],
  ['truncated', 'common.fileBroken', async () => (await picture('jpeg', 300, 300)).subarray(0, 4000)],
  ['bomb', 'common.filePixels', async () => pngBomb()],
])('refuses: %s', async (_what, code, make) => {
  const before = (await storedFiles()).length;
  expect(await send(await make())).toMatchObject({ status: 200, code, data: null });
  expect((await storedFiles()).length).toBe(before);
});

it('explains what to do with HEIC', async () => {
  const { msg } = await send(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  expect(msg).toContain('兼容性最佳');
});

it('requires a form with a file and a session', async () => {
  const without = new FormData();
  without.set('note', 'no file');
  const post = (init: RequestInit, client = customer.client) =>
    client.request(uploadFile.path, { method: 'POST', ...init });
  expect(await post({ body: without })).toMatchObject({ status: 200, code: 'common.fileMissing' });
  const json = { body: '{}', headers: { 'content-type': 'application/json' } };
  expect(await post(json)).toMatchObject({ status: 415, code: 'MEDIA' });
  expect(await post({ body: without }, new Client(gateway.url))).toMatchObject({ code: '4' });
});

it.each(['picture', 'File', 'file[]', 'files'])('refuses a form whose file field is named “%s”', async (name) => {
  const before = (await storedFiles()).length;
  const body = new FormData();
  body.set(name, new Blob([new Uint8Array(await picture('png'))]), 'a.png');
  const answer = await customer.client.request(uploadFile.path, { method: 'POST', body });
  expect(answer).toMatchObject({ status: 200, code: 'common.fileMissing', data: null });
  body.set('note', 'beside it');
  expect((await customer.client.request(uploadFile.path, { method: 'POST', body })).code).toBe('common.fileMissing');
  expect((await storedFiles()).length).toBe(before);
});

it('accepts the file beside other fields, and refuses a second file', async () => {
  const body = new FormData();
  body.set('note', 'before it');
  body.set('file', new Blob([new Uint8Array(await picture('png'))]), 'a.png');
  expect((await customer.client.request(uploadFile.path, { method: 'POST', body })).code).toBe('OK');
  body.append('file', new Blob([new Uint8Array(await picture('png'))]), 'b.png');
  const before = (await storedFiles()).length;
  const two = await customer.client.request(uploadFile.path, { method: 'POST', body });
  expect(two).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  expect((await storedFiles()).length).toBe(before);
});

/** As if the customer had begun so many uploads on a day. */
const begun = (customerNumber: string, uploads: number, daysAgo = 0) =>
  gateway.gateway.db.rows(
    'test.begun',
    `insert into common.upload_day values ($1, (now() at time zone 'Asia/Shanghai')::date - $2::int, $3)
     on conflict (customer_id) do update set day = excluded.day, uploads = excluded.uploads`,
    [customerNumber, daysAgo, uploads],
  );

it('allows the last upload of the day and refuses the next', async () => {
  const busy = await registerCustomer(gateway.url);
  const bytes = await picture('png', 8, 8);
  await begun(busy.customerNumber, dailyFiles - 1);
  expect((await send(bytes, 'a.png', busy)).code).toBe('OK');
  const before = (await storedFiles()).length;
  expect((await send(bytes, 'a.png', busy)).code).toBe('common.fileQuota');
  expect((await storedFiles()).length).toBe(before);
  expect((await send(bytes, 'a.png')).code).toBe('OK');
  await begun(busy.customerNumber, dailyFiles, 1);
  expect((await send(bytes, 'a.png', busy)).code).toBe('OK');
});

it('counts an upload that fails', async () => {
  const busy = await registerCustomer(gateway.url);
  await begun(busy.customerNumber, dailyFiles - 2);
  expect((await send((await picture('jpeg', 300, 300)).subarray(0, 4000), 'a.jpg', busy)).code).toBe(
    'common.fileBroken',
  );
  expect((await send(Buffer.from('%PDF-1.7'), 'a.pdf', busy)).code).toBe('common.fileType');
  expect((await send(await picture('png', 8, 8), 'a.png', busy)).code).toBe('common.fileQuota');
});

it('counts uploads of two gateways together, also at once', async () => {
  const other = await startTestGateway({ REVIEW: 'manual' }, gateway.databaseUrl);
  try {
    const busy = await registerCustomer(gateway.url);
    const away = new Client(other.url);
    Object.assign(away, { token: busy.client.token, cookies: busy.client.cookies });
    const bytes = await picture('png', 8, 8);
    await begun(busy.customerNumber, dailyFiles - 2);
    expect((await send(bytes, 'a.png', busy)).code).toBe('OK');
    expect((await send(bytes, 'a.png', { ...busy, client: away })).code).toBe('OK');
    expect((await send(bytes, 'a.png', { ...busy, client: away })).code).toBe('common.fileQuota');
    expect((await send(bytes, 'a.png', busy)).code).toBe('common.fileQuota');
    await begun(busy.customerNumber, dailyFiles - 2);
    const count = (n: number) =>
      countUpload([gateway, other][n % 2]!.gateway.db, BigInt(busy.customerNumber), dailyFiles);
    const counted = await Promise.all([0, 1, 2, 3, 4].map(count));
    expect(counted.sort()).toEqual([false, false, false, true, true]);
  } finally {
    await other.stop();
  }
});

it('takes one picture of a customer at a time, and asks to try again', async () => {
  const busy = await registerCustomer(gateway.url);
  const large = await picture('png', 1500, 1500);
  const at = Date.now();
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => send(large, 'a.png', busy)),
    send(await picture('png', 8, 8), 'b.png'),
  ]);
  const codes = answers.map(({ status, code }) => `${status} ${code}`);
  expect(codes.slice(0, 4).sort()).toEqual(['200 OK', '429 RATE', '429 RATE', '429 RATE']);
  expect(codes[4]).toBe('200 OK');
  const refused = answers.find(({ code }) => code === 'RATE');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Date.now() - at).toBeLessThan(30_000);
  expect((await send(large, 'a.png', busy)).code).toBe('OK');
});

it('leaves nothing in the spool, and keeps no readable bytes in it', async () => {
  const spool = join(gateway.gateway.env.DATA_DIR, 'spool');
  expect(await readdir(spool)).toEqual([]);
  const secret = Buffer.from('SECRET'.repeat(1000));
  const spooled = await spoolUpload(
    gateway.gateway.env.DATA_DIR,
    Object.assign(Readable.from([secret]), { truncated: false }),
  );
  const [name = ''] = await readdir(spool);
  expect((await readFile(join(spool, name))).includes('SECRET')).toBe(false);
  expect([spooled.size, (await spooled.read()).equals(secret)]).toEqual([6000, true]);
  await deleteOldSpool(gateway.gateway.env.DATA_DIR);
  expect(await readdir(spool)).toEqual([name]);
  await utimes(join(spool, name), 0, 0);
  await deleteOldSpool(gateway.gateway.env.DATA_DIR);
  expect(await readdir(spool)).toEqual([]);
});

it('answers /healthz while pictures of many customers are decoded', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => registerCustomer(gateway.url)));
  const files = [await picture('png', 1500, 1500), bmp1(2500, 2500), pngBomb(), Buffer.alloc(5_000_000, 0xff)];
  let decoding = true;
  const sending = Promise.all(customers.map((one, n) => send(files[n % files.length]!, 'a', one)));
  void sending.finally(() => (decoding = false));
  let answered = 0;
  while (decoding) {
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    if (decoding) answered += 1;
  }
  expect((await sending).map(({ code }) => code)).toEqual([
    'OK',
    'OK',
    'common.filePixels',
    'common.fileType',
    'OK',
    'OK',
  ]);
  // More often than there are pictures: no answer waits for one to be decoded.
  expect(answered).toBeGreaterThan(customers.length);
});
