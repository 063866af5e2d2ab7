import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
/** The packing of a library writes it. */
const written = 'LICENSES.md';
const documents = new Set([written, ...files.filter((file) => file.endsWith('.md')).map((file) => basename(file))]);

/** Sources and pages. A decision is not changed, a released schema and its tables' comments are neither, and a test makes up names. */
const isRead = (file: string) =>
  /\.(tsx?|mjs|cjs|js|md)$/.test(file) &&
  !/^docs\/adr\/\d|\.test\.tsx?$|(^|\/)testing\/|CHANGELOG\.md$|\/content\//.test(file);

/** The documents that a text names: `rules.md`, `docs/adr/0042-account-currencies.md`, not `*.md` and not `${id}.md`. */
const namedIn = (text: string) =>
  [...text.matchAll(/(?<![\w*}$.-])(?:[\w-]+\/)*([\w-]+\.md)\b/g)].map(([, name]) => name ?? '');

test('names of documents are found in a text', () => {
  expect(namedIn('See docs/rules.md, Money, and (product.md §5); `*.md`, `${id}.md` are none.')).toEqual([
    'rules.md',
    'product.md',
  ]);
});

test('every document that a source or a page names is in the repository', () => {
  const missing = files.filter(isRead).flatMap((file) =>
    namedIn(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !documents.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
