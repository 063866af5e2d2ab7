import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run prove -- backup` archives with this command and recovers from the archive. Here it meets what a stopped server leaves.

const example = readFileSync(join(__dirname, '../deploy/postgresql-archive.conf'), 'utf8');
const [, command = ''] = /^archive_command = '(.+)'$/m.exec(example) ?? [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-archive-'));
  mkdirSync(join(folder, 'wal'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Archives a file as the server does, and returns the exit code: of another one than 0 the server tries again, for ever. */
function archive(text: string): number | null {
  writeFileSync(join(folder, 'segment'), text);
  const place = command.replaceAll('/mnt/wal', join(folder, 'wal'));
  const { status } = spawnSync('sh', ['-c', place.replaceAll('%p', join(folder, 'segment')).replaceAll('%f', '01')]);
  return status;
}
const archived = () =>
  readdirSync(join(folder, 'wal')).map((name) => [name, readFileSync(join(folder, 'wal', name), 'utf8')]);

test('a file is archived whole, and again without a failure', () => {
  expect([archive('one'), archive('one')]).toEqual([0, 0]);
  expect(archived()).toEqual([['01', 'one']]);
});

test('what a stopped copy has left is replaced', () => {
  writeFileSync(join(folder, 'wal/01.part'), 'o');
  expect(archive('one')).toBe(0);
  expect(archived()).toEqual([['01', 'one']]);
});

test('another file of the same name is refused, and changes nothing', () => {
  expect(archive('one')).toBe(0);
  expect(archive('other')).not.toBe(0);
  expect(archived()).toEqual([['01', 'one']]);
});

test('a folder that is away is a failure', () => {
  rmSync(join(folder, 'wal'), { recursive: true });
  expect(archive('one')).not.toBe(0);
});
