import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kit = join(__dirname, '../../libs/ui/src');

/** Folders that render nothing by themselves. */
const noComponents = new Set(['__snapshots__', 'server', 'testing', 'texts', 'tone']);

/** Colours of the whole page. They are tested as the text that the server sends: axe has nothing to check there. */
const withoutAxe = new Set(['global-style']);

const folders = readdirSync(kit, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !noComponents.has(entry.name))
  .map(({ name }) => name);

test.each(folders)('%s has a component, a test that runs axe, and stories', (name) => {
  const files = readdirSync(join(kit, name));
  const tests = files.filter((file) => file.endsWith('.test.tsx'));
  const asked =
    withoutAxe.has(name) || tests.some((file) => readFileSync(join(kit, name, file), 'utf8').includes('breaches('));
  expect({ component: files.some((file) => /^[\w-]+\.tsx?$/.test(file)), tests: tests.length > 0, asked }).toEqual({
    component: true,
    tests: true,
    asked: true,
  });
  expect(existsSync(join(kit, name, `${name}.stories.tsx`))).toBe(true);
});
