import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from './env';
import { requiredSettings } from './production-faults';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const [, settings = ''] = read('README.md').split('## Settings');
const cells = settings
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1] ?? '');
const named = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`( ●)?/g)]);
const example = [...read('tools/deploy/portal.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

it('README.md lists every setting once, and no other', () => {
  // API_ORIGIN is a setting of an exported folder.
  const listed = named.map(([, name]) => name).filter((name) => name !== 'API_ORIGIN');
  expect(listed.sort()).toEqual([...settingNames].sort());
});

it('README.md marks what production requires', () => {
  const marked = named.filter(([, , mark]) => mark).map(([, name]) => name);
  expect(marked.sort()).toEqual([...requiredSettings].sort());
});

it('the example of the deployment has every setting that production requires, and none that does not exist', () => {
  expect(example.filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(requiredSettings.filter((name) => !example.includes(name))).toEqual([]);
});
