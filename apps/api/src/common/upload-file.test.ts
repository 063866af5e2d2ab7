import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@portal/contract';
import { Client, registerCustomer, type TestCustomer } from '@portal/testkit';
import { dailyFiles } from '../core/fixed-terms/fixed-terms';
import { bytesOf } from '../testing/bytes-of';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { jpegWithExif, picture, pngBomb, zipEnd } from './testing/pictures';

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
  ['bomb', 'common.fileBroken', async () => pngBomb()],
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

it('enforces the daily limit, also for uploads at the same time', async () => {
  const busy = await registerCustomer(gateway.url);
  const { db } = gateway.gateway;
  await db.rows(
    'test.fill',
    `insert into common.file (id, customer_id, media_type, width, height, bytes)
     select md5(n::text || $1), $1::bigint, 'image/png', 1, 1, 1 from generate_series(1, $2::int) n`,
    [String(busy.customerNumber), dailyFiles - 2],
  );
  const bytes = await picture('png', 8, 8);
  const before = (await storedFiles()).length;
  const codes = (await Promise.all(Array.from({ length: 5 }, () => send(bytes, 'a.png', busy)))).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual(['OK', 'OK', 'common.fileQuota', 'common.fileQuota', 'common.fileQuota']);
  expect((await storedFiles()).length).toBe(before + 2);
  await db.rows(
    'test.age',
    `update common.file set created_at = created_at - interval '1 day' where customer_id = $1`,
    [busy.customerNumber],
  );
  expect((await send(bytes, 'a.png', busy)).code).toBe('OK');
});
