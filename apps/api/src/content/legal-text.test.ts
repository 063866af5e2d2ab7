import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { keepContent } from './keep-content';
import { article, contentFiles } from './library/testing/content-files';

const file = 'legal/004-risk-warning.md';
const legal = (version: string, text: string) =>
  article({ id: "'1014'", title: '风险披露', version, updatedAt: '2026-02-03T00:00:00+08:00' }, text);
const hashOf = (text: string) => createHash('sha256').update(`风险披露\n\n${text}\n`).digest('hex');

let test_: TestGateway;
let folder: string;
beforeAll(async () => {
  test_ = await startTestGateway();
  folder = contentFiles({ [file]: legal('1.0.0', '甲') });
  await test_.gateway.db.rows('test.empty', 'truncate content.legal_text cascade');
});
afterAll(() => test_.stop());

/** Starts with the files as they are, by another build each time, so that they are read. */
let build = 0;
async function load(): Promise<void> {
  build += 1;
  (await keepContent(test_.gateway, `build-${build}`, folder)).close();
}
const versions = () =>
  test_.gateway.db.rows<{ version: string; hash: string; href: string; dated: Date; from_at: Date }>(
    'test.versions',
    'select version, hash, href, dated, from_at from content.legal_text order by no',
  );

it('stores a text once, by its hash, and in force from its date', async () => {
  await load();
  await load();
  const dated = new Date('2026-02-02T16:00:00Z');
  const first = { version: '1.0.0', hash: hashOf('甲'), href: '/legal/risk-warning', dated, from_at: dated };
  expect(await versions()).toEqual([first]);
});

it('stores each change apart: other words under one version, another version with the same words, and the way back', async () => {
  const begun = Date.now();
  const rows: [string, string][] = [
    ['1.0.0', '乙'],
    ['1.1.0', '乙'],
    ['1.0.0', '甲'],
  ];
  for (const [version, text] of rows) {
    writeFileSync(join(folder, file), legal(version, text));
    await load();
  }
  const [, ...later] = await versions();
  expect(later.map(({ version, hash }) => [version, hash])).toEqual(
    rows.map(([version, text]) => [version, hashOf(text)]),
  );
  for (const { from_at } of later) expect(from_at.getTime()).toBeGreaterThan(begun - 60_000);
});

it('stores none before its time, and loses none', async () => {
  const before = await versions();
  writeFileSync(
    join(folder, file),
    article({ id: "'1014'", title: '草稿', version: '2.0.0', publishedAt: '2099-01-01T00:00:00+08:00' }),
  );
  await load();
  expect(await versions()).toEqual(before);
});
