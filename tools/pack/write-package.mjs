import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { licencesOf } from './licences-of.mjs';
import { provenanceOf } from './provenance-of.mjs';
import { builtAt, manifestOf } from './publishable.mjs';

/** Writes the package's other files beside its built modules: manifest with the licence of the repository, README, licences, provenance, changelog. */
export function writePackage(lib) {
  const out = builtAt(lib);
  const { exports, ...manifest } = manifestOf(lib);
  const entries = Object.entries(exports).map(([entry, source]) => [entry, builtEntry(source)]);
  const write = (file, value) => writeFileSync(join(out, file), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', {
    ...manifest,
    license: JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')).license,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    // For tools that do not read `exports`.
    types: builtEntry(exports['.']).types,
    files: ['bin', 'dist', 'LICENSES.md', 'PROVENANCE.json', 'CHANGELOG.md'].filter((name) => shipped(lib, name)),
  });
  write('PROVENANCE.json', provenanceOf(lib));
  writeFileSync(join(out, 'LICENSES.md'), licencesOf(lib));
  for (const file of ['README.md', 'CHANGELOG.md', 'bin']) {
    const source = inWorkspace('libs', lib, file);
    if (existsSync(source)) cpSync(source, join(out, file), { recursive: true });
  }
}

const shipped = (lib, name) => !['bin', 'CHANGELOG.md'].includes(name) || existsSync(inWorkspace('libs', lib, name));

/** `types` comes first: conditions are matched in their order. */
function builtEntry(source) {
  const stem = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
