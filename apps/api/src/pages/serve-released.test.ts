import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { waitFor } from '@portal/testkit';
import { startTestGateway } from '../testing/start-test-gateway';
import { storeFiles, STORED_HOURS } from './store-files';

const root = mkdtempSync(join(tmpdir(), 'portal-released-'));
afterAll(() => rmSync(root, { recursive: true }));

const FOLDERS = { 'site/assets': '/assets/', 'user-center/static': '/user-center/static/', 'staff/static': '/static/' };

/** A build whose three apps have one file each, and one that every release has. */
function release(name: string): string {
  const web = join(root, name);
  for (const folder of Object.keys(FOLDERS)) {
    mkdirSync(join(web, folder), { recursive: true });
    writeFileSync(join(web, folder, `page-${name}.js`), `${folder} ${name}`);
    writeFileSync(join(web, folder, `page-${name}.js.br`), brotliCompressSync(`small ${folder} ${name}`));
    writeFileSync(join(web, folder, 'same.js'), 'same');
  }
  writeFileSync(join(web, 'staff/index.html'), '<!doctype html><title>staff</title>');
  return web;
}

const data = join(root, 'data');
mkdirSync(data);
const web = { first: release('first'), second: release('second') };

/** What a gateway with a release answers for the file of a release, by app. */
async function served(running: { url: string; staffUrl: string }, name: string, encoding = 'identity') {
  return Promise.all(
    Object.entries(FOLDERS).map(async ([folder, prefix]) => {
      const origin = folder.startsWith('staff') ? running.staffUrl : running.url;
      const response = await fetch(`${origin}${prefix}page-${name}.js`, {
        headers: { 'accept-encoding': encoding },
      });
      return response.status === 200 && response.headers.get('cache-control')?.includes('immutable')
        ? await response.text()
        : response.status;
    }),
  );
}
const all = (name: string) => Object.keys(FOLDERS).map((folder) => `${folder} ${name}`);

test('an open page finds its files after a deployment, for a day, and again after a roll-back', async () => {
  const before = await startTestGateway({ WEB_DIR: web.first, DATA_DIR: data });
  expect(await served(before, 'first')).toEqual(all('first'));
  const after = await startTestGateway({ WEB_DIR: web.second, DATA_DIR: data });
  expect(await served(after, 'first')).toEqual(all('first'));
  expect(await served(after, 'second')).toEqual(all('second'));
  expect(await served(after, 'first', 'br')).toEqual(all('first').map((text) => `small ${text}`));
  // While both run, either may be asked for a file of the other.
  expect(await served(before, 'second')).toEqual(all('second'));
  await before.stop();
  await after.stop();

  const stored = join(data, 'released/site/assets');
  const old = new Date(Date.now() - (STORED_HOURS + 1) * 3_600_000);
  utimesSync(join(stored, 'page-first.js'), old, old);
  const later = await startTestGateway({ WEB_DIR: web.second, DATA_DIR: data });
  expect((await served(later, 'first'))[0]).toBe(404);
  expect((await served(later, 'second'))[0]).toBe('site/assets second');
  await later.stop();

  const back = await startTestGateway({ WEB_DIR: web.first, DATA_DIR: data });
  expect(await served(back, 'first')).toEqual(all('first'));
  await back.stop();
});

test('keeps what was in use within the time, to the hour, and leaves no draft behind', async () => {
  const stored = join(root, 'stored');
  const at = Date.UTC(2026, 10, 28);
  const hours = (count: number) => new Date(at + count * 3_600_000);
  await storeFiles(join(web.first, 'site/assets'), stored, hours(0));
  await storeFiles(join(web.second, 'site/assets'), stored, hours(STORED_HOURS));
  // A copy is as old as the clock says; a second call marks it as in use.
  await storeFiles(join(web.first, 'site/assets'), stored, hours(1));
  await storeFiles(join(web.second, 'site/assets'), stored, hours(1 + STORED_HOURS));
  expect(readdirSync(stored).sort()).toContain('page-first.js');
  await storeFiles(join(web.second, 'site/assets'), stored, hours(1 + STORED_HOURS + 1));
  expect(readdirSync(stored).sort()).toEqual(['page-second.js', 'page-second.js.br', 'same.js']);
});

test('marks the files of a running gateway every six hours', async () => {
  const repeated: (() => void)[] = [];
  const every = jest.spyOn(globalThis, 'setInterval');
  const own = join(root, 'long');
  const running = await startTestGateway({ WEB_DIR: web.first, DATA_DIR: own });
  for (const [work, ms] of every.mock.calls) if (ms === 6 * 3_600_000) repeated.push(work);
  every.mockRestore();
  expect(repeated).toHaveLength(3);
  const files = Object.keys(FOLDERS).map((folder) => join(own, 'released', folder, 'page-first.js'));
  for (const file of files) utimesSync(file, 0, 0);
  for (const work of repeated) work();
  await waitFor(async () => files.every((file) => statSync(file).mtimeMs > 0), 'the files to be marked');
  await running.stop();
});

test('serves the build while the stored files are gone', async () => {
  const own = join(root, 'removed');
  const running = await startTestGateway({ WEB_DIR: web.first, DATA_DIR: own });
  rmSync(join(own, 'released'), { recursive: true });
  expect(await served(running, 'first')).toEqual(all('first'));
  expect(await served(running, 'first', 'br')).toEqual(all('first').map((text) => `small ${text}`));
  await running.stop();
});

test('gateways of two releases that start at once store whole files, and remove old ones', async () => {
  const folder = join(root, 'at-once');
  for (let round = 0; round < 20; round += 1) {
    mkdirSync(folder, { recursive: true });
    for (let n = 0; n < 30; n += 1) {
      writeFileSync(join(folder, `old-${n}.js`), 'old');
      utimesSync(join(folder, `old-${n}.js`), 0, 0);
    }
    const starts = [web.first, web.second, web.first, web.second].map((one) =>
      storeFiles(join(one, 'site/assets'), folder),
    );
    await Promise.all(starts);
    expect(readdirSync(folder).sort()).toEqual([
      'page-first.js',
      'page-first.js.br',
      'page-second.js',
      'page-second.js.br',
      'same.js',
    ]);
    for (const name of ['first', 'second'])
      expect(readFileSync(join(folder, `page-${name}.js`), 'utf8')).toBe(`site/assets ${name}`);
    rmSync(folder, { recursive: true });
  }
});

test('a file that was cut short is written again', async () => {
  const stored = join(root, 'cut');
  mkdirSync(stored);
  writeFileSync(join(stored, 'page-first.js'), 'site');
  await storeFiles(join(web.first, 'site/assets'), stored);
  expect(readFileSync(join(stored, 'page-first.js'), 'utf8')).toBe('site/assets first');
});

test('without a place to keep them the files of the build are served', async () => {
  const full = join(root, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'released'), 'not a folder');
  const running = await startTestGateway({ WEB_DIR: web.second, DATA_DIR: full });
  expect(await served(running, 'second')).toEqual(all('second'));
  expect(existsSync(join(full, 'released/site'))).toBe(false);
  await running.stop();
});
