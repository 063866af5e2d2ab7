import { spawnSync } from 'node:child_process';
import { FsTree } from 'nx/src/generators/tree';
import { join } from 'node:path';
import { call } from '../call/call.cjs';
import { domain } from '../domain/domain.cjs';
import { page } from '../page/page.cjs';

// Jest cannot load Prettier, and formatting is not tested here.
jest.mock('@nx/devkit', () => ({ formatFiles: () => undefined }));

const root = join(__dirname, '../../..');
const tree = new FsTree(root, false);
const made = () => tree.listChanges().map(({ path }) => path);
const text = (path: string) => tree.read(path, 'utf8') ?? '';

const unread = { access: 'customer', does: 'read', summary: 'How many messages are unread.' } as const;
const points = { access: 'public', does: 'act', summary: 'Counts a visit.' } as const;
const inbox = { title: '未读消息', description: '还有多少消息未读。', path: '/user-center/unread' };

// One tree for all tests: the compiler is expensive, so it runs once.
beforeAll(async () => {
  await call(tree, { ...unread, id: 'message.unreadCount', path: '/v2/message/unreadCount' });
  await page(tree, { ...inbox, id: 'message/unread', call: 'message.unreadCount' });
  await domain(tree, { ...points, id: 'points', call: 'countVisit', path: '/v2/points/countVisit' });
  await call(tree, { ...unread, id: 'points.pointsInfo', path: '/v2/points/info' });
  await page(tree, { ...inbox, id: 'points/points', path: '/user-center/points', call: 'points.pointsInfo' });
}, 60_000);

test('adds a call to every layer', () => {
  expect(made()).toEqual(
    expect.arrayContaining([
      'libs/contract/src/message/unread-count.ts',
      'apps/api/src/message/unread-count.ts',
      'apps/api/src/message/unread-count.store.ts',
      'apps/api/src/message/unread-count.test.ts',
    ]),
  );
  // The last of the domain's calls, whose list grows.
  expect(text('libs/contract/src/message/index.ts')).toMatch(
    /messageCalls = \{\n(?: {2}\w+,\n)+ {2}unreadCount,\n\} as const/,
  );
  expect(text('apps/api/src/message/index.ts')).toMatch(/\{[\w,\s]+,\s+unreadCount,?\s+\} satisfies/);
  expect(text('libs/api-client/src/message/requests.ts')).toContain("('GET', '/v2/message/unreadCount'),");
  expect(text('libs/api-client/src/message/message.api.ts')).toContain(
    "read(build, requests.unreadCount, ['message'])",
  );
  expect(text('libs/api-client/src/message/index.ts')).toContain('useUnreadCountQuery');
  expect(text('apps/api/src/database/rows.ts')).toContain("\n  'message.unreadCount': {\n    at: Date;\n  };\n");
});

test('adds a page with its route, which requests the path of its call', () => {
  expect(text('apps/user-center/src/shell/routes.tsx')).toContain("'/user-center/unread': {");
  expect(text('apps/user-center/src/shell/page-paths.mts')).toContain("'/user-center/unread',");
  expect(text('apps/user-center/src/message/unread.page.test.tsx')).toContain("'/v2/message/unreadCount'");
});

test('adds a domain to every list, with its schema, even without a page', () => {
  expect(text('libs/contract/src/domains.ts')).toMatch(/'points',\n {2}'staff',/);
  expect(text('libs/contract/src/index.ts')).toContain('  points: pointsCalls,\n  staff: staffCalls,');
  expect(text('apps/api/src/start/domains.ts')).toContain('  points: pointsHandlers,\n  staff: {');
  expect(text('libs/api-client/src/kernel/tag-types.ts')).toContain("  'points',\n] as const");
  expect(text('libs/api-client/src/points/requests.ts')).toContain('{ open: true }');
  expect(made().some((path) => path === 'apps/api/database/points/tables.sql')).toBe(true);
  expect(text('tools/checks/layers.test.ts')).not.toContain('src/points');
});

test('refuses an existing name or a missing dependency', async () => {
  const again = { ...unread, path: '/v2/x' };
  await expect(call(tree, { ...again, id: 'message.messageList' })).rejects.toThrow(
    'a call message.messageList already',
  );
  await expect(call(tree, { ...again, id: 'weather.now' })).rejects.toThrow('no domain weather');
  await expect(domain(tree, { ...points, id: 'coin', call: 'x', path: '/x' })).rejects.toThrow('a domain coin already');
  await expect(page(tree, { ...inbox, id: 'message/x', call: 'message.none' })).rejects.toThrow('no call message.none');
});

/** Runs a script in its own process: the compiler is slow where jest isolates every module. */
function ask<T>(script: string, files: readonly { file: string; code: string }[]): T {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false' },
    input: JSON.stringify(files),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}
const sources = () =>
  made()
    .filter((path) => /\.m?tsx?$/.test(path))
    .map((file) => ({ file, code: text(file) }));

test('generates code that compiles', () => {
  const wrong = { file: 'libs/contract/src/points/wrong.ts', code: 'export const wrong: string = 1;\n' };
  expect(sources().length).toBeGreaterThan(25);
  expect(ask<string[]>('tools/generators/lib/type-errors.mjs', [...sources(), wrong])).toEqual([
    `${wrong.file}: Type 'number' is not assignable to type 'string'.`,
  ]);
}, 400_000);

test('generates code without lint errors', () => {
  const found = ask<string[][]>('tools/checks/lint-texts.mjs', sources());
  expect(sources().flatMap(({ file }, at) => found[at]!.map((rule) => `${file}: ${rule}`))).toEqual([]);
}, 400_000);
