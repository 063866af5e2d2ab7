import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingDefaults, settingNames } from './env';
import { requiredSettings } from '../checks/production-faults';
import { settingTexts } from './setting-texts';
import { envExample, settingsSection } from './settings-docs';

const read = (path: string) => readFileSync(join(__dirname, '../../../../..', path), 'utf8');
/** The words and cells of a text, without what Prettier adds: spaces, lines and the width of a table. */
const bare = (text: string) =>
  text
    .replace(/\|[-| ]+\|/g, '|')
    .replace(/\s+/g, ' ')
    .trim();
const [, section = ''] = read('README.md').split(/^(?=## Settings$)/m);

it('has a text for every setting once, and for no other', () => {
  expect(settingTexts.flatMap(({ names }) => names).sort()).toEqual([...settingNames].sort());
});

it('README.md shows every setting, its default and whether production requires it, as `npm run settings` writes it', () => {
  expect(bare(section.split(/^(?=## (?!Settings$))/m)[0] ?? '')).toBe(bare(settingsSection()));
});

it('portal.env.example is what `npm run settings` writes', () => {
  expect(read('tools/deploy/portal.env.example')).toBe(envExample());
});

it('the example sets everything that production requires', () => {
  const set = [...envExample().matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(requiredSettings.filter((name) => !set.includes(name))).toEqual([]);
});

it('shows the default of the program where no words stand for it', () => {
  const words = settingTexts.filter(({ is }) => is === undefined).flatMap(({ names }) => names);
  expect(words.filter((name) => settingDefaults[name] === '')).toEqual([]);
});
