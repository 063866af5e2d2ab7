import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/**
 * Files of a library that hold its texts, and files without user-visible text. A component's own texts (`copy-texts.ts`) are
 * beside it. Word tables (`kind-words.ts`) are shared by the gateway and the apps, whose own texts are zh_CN.
 */
const tables =
  /\/texts\/|\/errors\.ts$|-(words|texts)\.ts$|^libs\/rules\/src\/rules\/|\.(test|test-d|vectors|stories)\.tsx?$|\/testing\//;
const libraries = ['rules', 'contract', 'api-client', 'session', 'ui'];

/** Removes comments, and the schema descriptions that go into the OpenAPI document. */
const code = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/description: '[^']*'/g, '');

/** A string from quote to quote, or the text between two tags. */
const chinese = (text: string) => code(text).match(/['"`]?[^'"`<>{}\n]*\p{Script=Han}[^'"`<>{}\n]*['"`]?/gu) ?? [];

test.each(libraries)('libs/%s: no Chinese text outside the tables that can be replaced', (lib) => {
  const files = readdirSync(join(root, 'libs', lib, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `libs/${lib}/src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !tables.test(file));
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) =>
    chinese(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('finds a text in the code, but not in a comment', () => {
  expect(chinese("const a = '网络异常';")).toEqual(["'网络异常'"]);
  expect(chinese('<span>（选填）</span>')).toEqual(['（选填）']);
  expect(chinese("/** '网络异常' */ const a = 1; // '网络'")).toEqual([]);
});
