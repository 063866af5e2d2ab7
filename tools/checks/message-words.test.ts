import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Every kind of message stands in one list of the database. Two pages have words of their own for parts of it.

const read = (path: string) => readFileSync(join(__dirname, '../../apps', path), 'utf8');
const list = read('api/database/message/functions/kinds.sql');
const rows = [...list.matchAll(/^ *\('\w+', (null|'\w+'), '\{([\w,]*)\}', '\{([\w.,]+)\}'\)/gm)].map(
  ([, fixed = '', media = '', kinds = '']) => ({ isFixed: fixed !== 'null', isSent: media !== '', kinds }),
);
const kindsOf = (some: readonly { kinds: string }[]) => some.flatMap(({ kinds }) => kinds.split(',')).sort();

/** The kinds that an object of a file has words for. */
const worded = (path: string, name: string) => {
  const [, body = ''] = new RegExp(`export const ${name}: [^=]+ = \\{([^}]+)\\}`).exec(read(path)) ?? [];
  return [...body.matchAll(/^ *'(\w+\.\w+)': '.+',$/gm)].map(([, kind = '']) => kind).sort();
};

test('the list of kinds is read whole', () => {
  expect(rows).toHaveLength(list.match(/'\{[\w,]*\}', '\{/g)?.length ?? 0);
  expect(kindsOf(rows).length).toBeGreaterThan(50);
});

test('staff have words for each kind that a carrier brings, and for no other', () => {
  expect(worded('staff/src/customer/purposes.ts', 'purposes')).toEqual(kindsOf(rows.filter(({ isSent }) => isSent)));
});

test('customers have words for each kind that they can choose, and for no other', () => {
  const chosen = rows.filter(({ isSent, isFixed }) => isSent && !isFixed);
  expect(worded('user-center/src/message/preference-words.ts', 'kindWords')).toEqual(kindsOf(chosen));
});
