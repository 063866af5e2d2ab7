import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database/database';
import { newDatabase } from '../../testing/test-database';
import { readTemplate } from '../../testing/read-template';
import { deleteOld } from './backup/take-backup';
import { ops } from './testing/back-office';

// PostgreSQL's own programs stand in `npm run prove -- backup`, which destroys an installation. Here others stand in for them, so
// that each fault of theirs can be made: one prints what it was told by its environment, the other stores what it is given.
const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
const [programs, root, dataDir, keyFile, received] = ['bin', 'backups', 'data', 'backup.key', 'received'].map((name) =>
  join(folder, name),
) as [string, string, string, string, string];
const secret = '1'.repeat(64);
const path = process.env['PATH'];
let original: string;
let empty: string;
let recipient: string;

function program(name: string, lines: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(programs, name), 0o755);
}
/** As an upload that a key has encrypted: its id stands first. */
const upload = (name: string, text: string, keyId = 1) => {
  mkdirSync(join(dataDir, 'files', name.slice(0, 2)), { recursive: true });
  writeFileSync(join(dataDir, 'files', name.slice(0, 2), name), `${String.fromCharCode(keyId)}${text}`);
};

beforeAll(async () => {
  [original, empty] = [await newDatabase(await readTemplate()), await newDatabase('template0')];
  mkdirSync(programs);
  process.env['PATH'] = `${programs}:${path}`;
  const { out } = await ops(['backup', '--new-key']);
  writeFileSync(keyFile, out);
  recipient = /age1\S+/.exec(out)?.[0] ?? '';
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'hash-chain.log'), 'ledger 1 1 aa\n');
  upload('aa11', 'one');
});
beforeEach(() => {
  program('pg_dump', 'echo "the customer 张三 of $PGDATABASE"');
  program('pg_restore', `cat > ${received}`);
});
afterAll(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true });
});

const env = (databaseUrl: string, more: object = {}) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SECRET_KEY: secret,
  BACKUP_RECIPIENT: recipient,
  ...more,
});
const take = (...words: string[]) => ops(['backup', root, ...words], env(original));
const backups = () => readdirSync(root).filter((name) => name !== 'files');
const newest = () => join(root, backups().sort().at(-1)!);
const restore = (from: string, more: object = {}, url = empty) =>
  ops(['restore', from, '--identity', keyFile], env(url, { DATA_DIR: join(folder, 'restored'), ...more }));

async function lastBackup() {
  const db = openDatabase(original, 1);
  const { rows } = await db.pool.query<{ begun_at: Date }>('select begun_at from kernel.last_backup');
  await db.close();
  return rows.map(({ begun_at }) => begun_at.getTime());
}

/** A name holds a second: the next backup is another one. */
async function nextSecond() {
  const from = newest();
  while (join(root, `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z`) === from) {
    await new Promise((done) => setTimeout(done, 50));
  }
}

it('writes what only the holder of the secret key can read, and when it was begun', async () => {
  const before = Date.now();
  const { code, out } = await take();
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^已备份：\S+Z，1 个文件。\n$/) });
  expect(readdirSync(newest()).sort()).toEqual(['backup.json', 'database.dump.age', 'files.list', 'hash-chain.log']);
  const dump = readFileSync(join(newest(), 'database.dump.age'));
  expect(dump.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(dump.includes('张三')).toBe(false);
  const [at] = await lastBackup();
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

it('restores database, uploads and hash chain', async () => {
  const { code, out } = await restore(newest());
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('1 个文件') });
  expect(readFileSync(received, 'utf8')).toMatch(/^the customer 张三 of test_/);
  expect(readFileSync(join(folder, 'restored/files/aa/aa11'), 'utf8')).toBe('\x01one');
  expect(readFileSync(join(folder, 'restored/hash-chain.log'), 'utf8')).toBe('ledger 1 1 aa\n');
});

it('leaves newer blocks in place, which show what the backup lacks', async () => {
  writeFileSync(join(folder, 'restored/hash-chain.log'), 'ledger 1 1 aa\nledger 1 2 bb\n');
  expect((await restore(newest())).code).toBe(0);
  expect(readFileSync(join(folder, 'restored/hash-chain.log'), 'utf8')).toContain('bb');
});

it('stores an upload once for all backups, and deletes it with the last that names it', async () => {
  rmSync(join(dataDir, 'files/aa/aa11'));
  upload('bb22', 'two');
  await nextSecond();
  expect((await take()).code).toBe(0);
  expect(readdirSync(join(root, 'files')).sort()).toEqual(['aa', 'bb']);
  await nextSecond();
  const { out } = await take('--keep', '2');
  expect(out).toMatch(/已删除：\S+Z\n$/);
  expect(backups()).toHaveLength(2);
  expect(existsSync(join(root, 'files/aa/aa11'))).toBe(false);
  expect(existsSync(join(root, 'files/bb/bb22'))).toBe(true);
});

it('stores an upload again once another key has encrypted it, and restores both', async () => {
  upload('bb22', 'new', 7);
  upload('dd44', 'of key one');
  const before = newest();
  await nextSecond();
  const keys = `7:${'7'.repeat(64)},1:${secret}`;
  expect((await ops(['backup', root], env(original, { SECRET_KEY: '', SECRET_KEYS: keys }))).code).toBe(0);
  expect(readdirSync(join(root, 'files/bb')).sort()).toEqual(['bb22', 'bb22.7']);
  const restored = async (from: string) => {
    rmSync(join(folder, 'restored/files'), { recursive: true, force: true });
    expect((await restore(from, { SECRET_KEY: '', SECRET_KEYS: keys })).code).toBe(0);
    return readFileSync(join(folder, 'restored/files/bb/bb22'), 'utf8');
  };
  expect([await restored(before), await restored(newest())]).toEqual(['\x01two', '\x07new']);
  const without = await restore(newest(), { SECRET_KEY: '', SECRET_KEYS: `7:${'7'.repeat(64)}` });
  rmSync(newest(), { recursive: true });
  expect(without).toMatchObject({
    code: 1,
    error: '备份里有 1 号密钥加密的内容：请把它加在 SECRET_KEYS 的最后。\n',
  });
  rmSync(join(root, 'files/bb/bb22.7'));
  rmSync(join(dataDir, 'files/dd/dd44'));
  mkdirSync(join(folder, 'restored'), { recursive: true });
  rmSync(join(folder, 'restored/files'), { recursive: true, force: true });
  upload('bb22', 'two');
});

it('deletes what an interrupted backup has left, once it is a day old', async () => {
  const now = new Date().toISOString().slice(0, 13);
  mkdirSync(join(root, '2020-01-01T000000Z.partial'));
  mkdirSync(join(root, `${now}0000Z.partial`));
  await deleteOld(root, 2);
  expect(backups().filter((name) => name.endsWith('.partial'))).toEqual([`${now}0000Z.partial`]);
  rmSync(join(root, `${now}0000Z.partial`), { recursive: true });
});

it('deletes no upload while another backup is being made, whose list is not written yet', async () => {
  const another = join(root, `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.partial`);
  mkdirSync(another);
  const file = join(root, 'files/cc/cc33');
  mkdirSync(join(root, 'files/cc'));
  writeFileSync(file, 'three');
  await deleteOld(root, 2);
  expect(existsSync(file)).toBe(true);
  rmSync(another, { recursive: true });
  await deleteOld(root, 2);
  expect(existsSync(file)).toBe(false);
});

it('leaves nothing behind and says why where the database cannot be read', async () => {
  const [before] = [backups()];
  const at = await lastBackup();
  program('pg_dump', 'echo half; echo "pg_dump: error: server version: 18; pg_dump version: 15" >&2; exit 1');
  expect(await take()).toEqual({
    code: 1,
    out: '',
    error: 'pg_dump：pg_dump: error: server version: 18; pg_dump version: 15\n',
  });
  process.env['PATH'] = '/nowhere';
  expect(await take()).toMatchObject({ code: 1, error: '没有 pg_dump：请安装 PostgreSQL 的客户端程序。\n' });
  process.env['PATH'] = `${programs}:${path}`;
  expect(backups()).toEqual(before);
  expect(await lastBackup()).toEqual(at);
});

it.each(['2020-01-01T000000Z.partial', '2020-01-01T000000Z'])(
  'says that a backup %s began in the same second',
  async (name) => {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'manifest.json'), '{}');
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2020-01-01T00:00:00.000Z');
    const taken = await take();
    jest.restoreAllMocks();
    expect(taken).toMatchObject({ code: 1, error: '另一份备份在同一秒开始，请稍后再试。\n' });
    expect(readFileSync(join(root, name, 'manifest.json'), 'utf8')).toBe('{}');
    rmSync(join(root, name), { recursive: true });
  },
);

it('names every setting that is missing, and refuses a wrong one', async () => {
  expect(await ops(['backup', root], { BACKUP_RECIPIENT: '' })).toMatchObject({
    code: 1,
    error: '缺少环境变量 DATABASE_URL\n缺少环境变量 SECRET_KEY\n缺少环境变量 BACKUP_RECIPIENT\n',
  });
  const wrong = await ops(['backup', root], env(original, { BACKUP_RECIPIENT: 'age1no' }));
  expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('BACKUP_RECIPIENT') });
  expect(await take('--keep', '0')).toMatchObject({ code: 1, error: '--keep 须为 1 到 9999 的整数。\n' });
});

describe('refuses to restore', () => {
  const refused = async (answer: ReturnType<typeof restore>, words: string) =>
    expect(await answer).toEqual({ code: 1, out: '', error: expect.stringContaining(words) });
  beforeEach(() => rmSync(received, { force: true }));
  afterEach(() => expect(existsSync(received)).toBe(false));

  it('into a database that has tables', () => refused(restore(newest(), {}, original), '不是空的'));
  it('what is no backup', () => refused(restore(programs), '没有 backup.json'));
  it('with another SECRET_KEY', () => refused(restore(newest(), { SECRET_KEY: '2'.repeat(64) }), '备份与密钥不符'));
  it('without the file of the secret key', async () =>
    refused(ops(['restore', newest(), '--identity', '/nowhere'], env(empty)), '读不到私钥文件 /nowhere'));

  it.each(['database.dump.age', 'files.list', 'hash-chain.log', 'backup.json'])(
    'where %s was changed',
    async (name) => {
      const file = join(newest(), name);
      const content = readFileSync(file);
      const changed = Buffer.from(content);
      changed[changed.length >> 1]! ^= 1;
      writeFileSync(file, changed);
      const { code, out } = await restore(newest());
      writeFileSync(file, content);
      expect({ code, out }).toEqual({ code: 1, out: '' });
    },
  );

  it('where an upload is missing or was changed', async () => {
    rmSync(join(folder, 'restored/files'), { recursive: true, force: true });
    const file = join(root, 'files/bb/bb22');
    writeFileSync(file, 'changed');
    await refused(restore(newest()), '备份的文件 bb/bb22 缺失或已损坏');
    rmSync(join(folder, 'restored/files'), { recursive: true, force: true });
    rmSync(file);
    await refused(restore(newest()), '备份的文件 bb/bb22 缺失或已损坏');
    writeFileSync(file, '\x01two');
  });
});

it('says what the program says where the database cannot be filled, or with another secret key', async () => {
  rmSync(join(folder, 'restored/files'), { recursive: true, force: true });
  program('pg_restore', 'echo "pg_restore: error: could not connect" >&2; exit 1');
  expect(await restore(newest())).toEqual({
    code: 1,
    out: '',
    error: 'pg_restore：pg_restore: error: could not connect\n',
  });
  const other = join(folder, 'other.key');
  writeFileSync(other, (await ops(['backup', '--new-key'])).out);
  program('pg_restore', `cat > ${received}; exit 1`);
  const answer = await ops(['restore', newest(), '--identity', other], env(empty));
  expect(answer).toEqual({ code: 1, out: '', error: expect.stringContaining('密钥不是这份备份的') });
});
