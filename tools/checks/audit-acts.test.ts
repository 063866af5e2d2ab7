import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.endsWith('.test.ts'));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The acts that a file of the gateway records. */
function actsOfSource(text: string): string[] {
  const lines = all(text, /\bact: ([^,\n]*)/g);
  const literals = lines.flatMap((line) => all(line, /(?:^|[?:] )'([\w.]+)'/g));
  const readsOfCall = /auditList\(|\bact: call\.id/.test(text);
  return [
    ...literals,
    ...(readsOfCall ? all(text, /import \{[^}]*?(\w+) as call\b/g).map((call) => `staff.${call}`) : []),
  ];
}

/** The acts that a function of the database records by a literal. */
const actsOfSql = (text: string) =>
  all(text, /insert into kernel\.audit[^;]*?\b(?:values|select)\s*\(?[^,;]*,\s*'([\w.]+)'\s*,/g);

it('has a text in the back office for every act of the audit log', () => {
  const sources = files('apps/api/src/**/*.ts').map(read);
  const acts = new Set([
    ...sources.filter((text) => /(core|\.\.)\/(audit|money-acts)\/|'\.\/audit/.test(text)).flatMap(actsOfSource),
    ...files('apps/api/database/**/*.sql').map(read).flatMap(actsOfSql),
  ]);
  expect(acts.size).toBeGreaterThan(60);
  const texts = read('apps/staff/src/audit/act-texts.ts');
  const named = new Set(all(texts, /^ {2}'?([\w.]+)'?: '/gm));
  expect([...acts].filter((act) => !named.has(act)).sort()).toEqual([]);
});
