import { readFileSync } from 'node:fs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { manifestOf } from './publishable.mjs';

const lock = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8')).packages;

/** Markdown table of all packages that this library depends on, including peer dependencies. */
export function licencesOf(lib) {
  const found = new Map();
  collect(lib, found);
  const rows = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const silent = rows.filter(({ licence }) => !licence).map(({ name }) => name);
  if (silent.length > 0) throw new Error(`No licence is stated by ${silent.join(', ')}`);
  return [
    `# Licences of what @portal/${lib} is built on`,
    '',
    'Read from the lock file this build was made with.',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
}

function collect(lib, found) {
  const { dependencies = {}, peerDependencies = {} } = manifestOf(lib);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith('@portal/')) collect(name.slice('@portal/'.length), found);
    else take(name, '', found);
  }
}

/** `from`: the folder of the dependent package. npm resolves upwards from it. */
function take(name, from, found) {
  const place = placeOf(name, from);
  if (found.has(place)) return;
  const { version, license, dependencies = {} } = lock[place];
  found.set(place, { name, version, licence: license });
  for (const next of Object.keys(dependencies)) take(next, place, found);
}

function placeOf(name, from) {
  const here = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (lock[here]) return here;
  if (!from) throw new Error(`${name} is not in the lock file`);
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}
