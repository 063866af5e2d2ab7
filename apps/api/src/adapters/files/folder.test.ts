import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileFolder } from './folder';

const key = 'ab0123456789abcdef0123456789abcd';

async function folder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'file-folder-'));
  return { dataDir, files: fileFolder(dataDir) };
}

it('returns the stored file, and nothing for an unknown key', async () => {
  const { dataDir, files } = await folder();
  await files.put(key, Buffer.from('one'));
  expect((await files.get(key))?.toString()).toBe('one');
  expect(await files.get(`cd${key.slice(2)}`)).toBeUndefined();
  expect(await readFile(join(dataDir, 'files/ab', key), 'utf8')).toBe('one');
});

it('replaces files as a whole and leaves no temporary file', async () => {
  const { dataDir, files } = await folder();
  await Promise.all(['first', 'second', 'third'].map((text) => files.put(key, Buffer.from(text.repeat(10_000)))));
  expect(['first', 'second', 'third'].map((text) => text.repeat(10_000))).toContain((await files.get(key))?.toString());
  expect(await readdir(join(dataDir, 'files/ab'))).toEqual([key]);
});

it('is readable by its owner only', async () => {
  const { dataDir, files } = await folder();
  await files.put(key, Buffer.from('one'));
  expect((await stat(join(dataDir, 'files/ab', key))).mode & 0o077).toBe(0);
});

it('deletes a file, and accepts a missing one', async () => {
  const { files } = await folder();
  await files.put(key, Buffer.from('one'));
  await files.delete(key);
  await files.delete(key);
  expect(await files.get(key)).toBeUndefined();
});

it.each([
  '../../../etc/passwd',
  '..%2f..%2fsecrets',
  '/etc/passwd',
  'ab/../../secrets.json',
  'short',
  '',
  'AB0123456789ABCDEF',
  `${key}\0`,
])('refuses a path outside its folder: %j', async (bad) => {
  const { files } = await folder();
  await expect(files.put(bad, Buffer.from('x'))).rejects.toThrow('not a file key');
  await expect(files.get(bad)).rejects.toThrow('not a file key');
  await expect(files.delete(bad)).rejects.toThrow('not a file key');
});
