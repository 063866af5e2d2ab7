import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedTests, tableRows, titlesOf } from './test-titles';

const workspace = join(__dirname, '../..');
const rows = tableRows('docs/promises.md', /^\| Promise/).map(([promise = '', where = '', tests]) => ({
  promise,
  file: where.replaceAll('`', ''),
  tests: tests === undefined ? [] : namedTests(tests),
}));
const shown = rows.filter(({ tests }) => tests.length > 0);

const textOf = (file: string) => readFileSync(join(workspace, file), 'utf8');

test('every promise stands where the table says', () => {
  expect(rows.filter(({ promise, file }) => promise === '' || !textOf(file).includes(promise))).toEqual([]);
});

test('every test that a promise names exists under its whole title, and runs', () => {
  const named = shown.flatMap(({ promise, tests }) => tests.map((one) => ({ promise, ...one })));
  expect(named.filter(({ file, title }) => file === '' || !titlesOf(file).has(title))).toEqual([]);
});

test('only what people do without a program has no test', () => {
  const byStaff = /答复|处理|办理|公告|通知|结算/;
  expect(shown.length).toBeGreaterThan(60);
  expect(rows.filter(({ promise, tests }) => tests.length === 0 && !byStaff.test(promise))).toEqual([]);
});

/** Sentences of content that promise a message. */
const promisesMessage = /消息通知|(?<!不会)通知您|会收到(?:邮件|通知)|收到一条提醒|发到邮箱|立即发送消息|都有消息/;
const content = 'libs/brand/src/eet/content';
const files = ['help', 'page', 'guide', 'legal'].flatMap((folder) =>
  readdirSync(join(workspace, content, folder)).map((name) => `${content}/${folder}/${name}`),
);

/** Of the law, not of a program: what is done after a leak. */
const ofLaw = /主管部门/;

test('every sentence that promises a message has a row', () => {
  const promised = files.flatMap((file) =>
    textOf(file)
      .split(/[。\n]/)
      .filter((sentence) => promisesMessage.test(sentence) && !ofLaw.test(sentence))
      .map((sentence) => ({ file, sentence })),
  );
  const known = (sentence: string) => rows.some(({ promise }) => sentence.includes(promise));
  expect(promised.length).toBeGreaterThan(15);
  expect(promised.filter(({ sentence }) => !known(sentence))).toEqual([]);
});
