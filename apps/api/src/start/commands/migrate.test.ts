import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { catalogueOf } from '../../testing/catalogue-of';
import { newDatabase, schemaFolder } from '../../testing/test-database';
import { runPortal } from './run-portal';

let url: string;
let pool: pg.Pool;
beforeAll(async () => {
  url = await newDatabase('template0');
  pool = new pg.Pool({ connectionString: url });
});
afterAll(() => pool.end());

async function portal(folder: string, ...words: string[]) {
  const printed = { out: '', error: '' };
  const code = await runPortal(['migrate', ...words], {
    env: { DATABASE_URL: url },
    schemaFolder: folder,
    start: async () => undefined,
    terminal: {
      isInteractive: false,
      print: (line) => void (printed.out += `${line}\n`),
      printError: (line) => void (printed.error += `${line}\n`),
      ask: async () => '',
    },
  });
  return { code, ...printed };
}

/** The schema of the next release: a column more, and the step that brings it. */
function nextRelease(step: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-next-'));
  cpSync(schemaFolder, folder, { recursive: true });
  mkdirSync(join(folder, 'migrations'), { recursive: true });
  writeFileSync(join(folder, 'migrations/9999.next.sql'), step);
  return folder;
}

it('makes an empty database whole, and has nothing to do afterwards', async () => {
  const { code, out } = await portal(schemaFolder);
  expect(code).toBe(0);
  expect(out).toMatch(/已执行 \d{2,} 个文件。\n$/);
  expect(await portal(schemaFolder)).toEqual({ code: 0, out: '数据库结构已是本版本。\n', error: '' });
});

it('tries a release without keeping it, and applies it afterwards', async () => {
  const next = nextRelease('alter table kernel.code_stop add column note text');
  const before = await catalogueOf(pool);
  const trial = await portal(next, '--dry-run');
  expect(trial).toEqual({ code: 0, out: 'migrations/9999.next.sql\n试运行成功：1 个文件，没有保存。\n', error: '' });
  expect(await catalogueOf(pool)).toEqual(before);
  expect(await portal(next)).toMatchObject({ code: 0, out: 'migrations/9999.next.sql\n已执行 1 个文件。\n' });
  expect((await catalogueOf(pool)).filter((line) => !before.includes(line))).toEqual([
    expect.stringMatching(/^column kernel\.code_stop\.note text/),
    expect.stringMatching(/^column kernel\.code_stop\.note: /),
    expect.stringMatching(/^order of columns kernel\.code_stop: .*, note$/),
  ]);
});

it('says that a database is one release newer, and leaves it', async () => {
  await pool.query(
    `insert into migration.release (number, version) select max(number) + 1, '9.9.0' from migration.release`,
  );
  const before = await catalogueOf(pool);
  expect(await portal(schemaFolder)).toEqual({
    code: 0,
    out: '数据库属于较新的版本 9.9.0，没有改动；本程序可以使用它。\n',
    error: '',
  });
  expect(await catalogueOf(pool)).toEqual(before);
});
