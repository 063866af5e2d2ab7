import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database/database';
import { readTemplate } from '../../testing/read-template';
import { newDatabase } from '../../testing/test-database';
import { ops } from './testing/back-office';

// `npm run prove -- backup` recovers a server of its own to a moment. Here an epoch of another timeline stands for that.
const folder = mkdtempSync(join(tmpdir(), 'portal-recovered-'));
const [programs, root, dataDir] = ['bin', 'backups', 'data'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const path = process.env['PATH'];
let databaseUrl: string;
let recipient: string;

const run = async (text: string) => {
  const db = openDatabase(databaseUrl, 1);
  const { rows } = await db.pool.query(text);
  await db.close();
  return rows;
};
const portal = (words: string[], more: object = {}) =>
  ops(words, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: '1'.repeat(64),
    BACKUP_RECIPIENT: recipient,
    ...more,
  });
const stops = `select reason from kernel.payout_stop where released_at is null`;

beforeAll(async () => {
  databaseUrl = await newDatabase(await readTemplate());
  for (const name of [programs, join(dataDir, 'files/aa')]) mkdirSync(name, { recursive: true });
  writeFileSync(join(programs, 'pg_dump'), '#!/bin/sh\necho a dump\n');
  chmodSync(join(programs, 'pg_dump'), 0o755);
  writeFileSync(join(dataDir, 'files/aa/aa11'), '\x01one');
  process.env['PATH'] = `${programs}:${path}`;
  const { out } = await ops(['backup', '--new-key']);
  recipient = /age1\S+/.exec(out)?.[0] ?? '';
  expect((await portal(['backup', root])).code).toBe(0);
});
afterAll(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true });
});

it('notes a recovery once, stops payouts and restores the uploads of a backup', async () => {
  const [backup = ''] = readdirSync(root).filter((name) => name !== 'files');
  const target = join(folder, 'recovered');
  const recovered = () => portal(['restore', join(root, backup), '--recovered'], { DATA_DIR: target });
  await run('select ledger.open_epoch(false)');
  expect(await portal(['restore', '--recovered'])).toMatchObject({ code: 1, out: '' });
  expect(await run(stops)).toEqual([]);
  await run(`set session_replication_role = replica; update ledger.epoch set timeline = timeline + 1`);
  const { code, out } = await recovered();
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/1 个文件[^]*出金已停止/) });
  expect(readFileSync(join(target, 'files/aa/aa11'), 'utf8')).toBe('\x01one');
  expect(await run(stops)).toEqual([{ reason: 'restored' }]);
  expect((await recovered()).code).toBe(1);
  expect(await run(stops)).toHaveLength(1);
});

it('takes one of both: the key of a backup, or the word that PostgreSQL has recovered the database', async () => {
  for (const words of [[root, '--identity', 'backup.key', '--recovered'], [root], ['--identity', 'backup.key']])
    expect(await portal(['restore', ...words])).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining('--recovered'),
    });
});
