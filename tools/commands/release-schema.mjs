import './lib/check-node.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { loadSource } from './lib/load-source.mjs';
import { inWorkspace } from './lib/workspace.mjs';

// Keeps the schema as it is now as that of a release: apps/api/database/releases/<version>, and writes the version where it stands.
// With a commit as well, it notes which commit that release was.
const [version = '', commit] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version) || (commit !== undefined && !/^[0-9a-f]{40}$/.test(commit)))
  fail('用法：npm run release-schema -- 1.1.0，提交之后：npm run release-schema -- 1.1.0 <40 位提交号>');
const database = inWorkspace('apps/api/database');
const folder = join(database, 'releases', version);
const file = join(folder, 'release.json');
const write = (release) => writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);

/** Where the version stands, in the first so many places. */
const PLACES = [
  ['package.json', /(?<="version": ")[^"]+/, 1],
  ['package-lock.json', /(?<="version": ")[^"]+/, 2],
  ['apps/api/src/observability/version.ts', /(?<=version = ')[^']+/, 1],
];

function writeVersion(path, pattern, times) {
  let count = 0;
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(new RegExp(pattern, 'g'), (found) => (count++ < times ? version : found)),
  );
}

if (commit === undefined) {
  if (existsSync(folder)) fail(`版本 ${version} 的结构已经保存，不再改动。`);
  const { readSchemaFiles } = await loadSource('apps/api/src/database/schema-files.ts');
  const { packRelease } = await loadSource('apps/api/src/database/pack-release.ts');
  const { release, packed } = packRelease(version, await readSchemaFiles(database));
  mkdirSync(folder, { recursive: true });
  write(release);
  writeFileSync(join(folder, 'schema.txt'), packed);
  for (const [path, pattern, times] of PLACES) writeVersion(inWorkspace(path), pattern, times);
} else {
  if (!existsSync(file)) fail(`没有版本 ${version}。`);
  const { schema, tables } = JSON.parse(readFileSync(file, 'utf8'));
  write({ version, commit, schema, tables });
}
