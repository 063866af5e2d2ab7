import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { runNode } from './run.mjs';
import { inWorkspace } from './workspace.mjs';

const SOURCES = ['apps', 'libs', 'tools/config', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const OUTPUT = 'dist/apps';
const STAMP = 'dist/built.json';

/** Whether dist matches the sources. Compares names, sizes and times only, so that a start spends only milliseconds on it. */
export function isBuilt() {
  const stamp = inWorkspace(STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === signature();
}

/** Builds what is stale (nx caches the rest), or exits with a one-line error. */
export async function build() {
  if (isBuilt()) return;
  console.log('正在构建，第一次约需一分钟……');
  const { ok, output } = await nxBuild();
  if (!ok) {
    console.error(output);
    fail('构建失败：原因见上方。');
  }
}

/** Runs the build and records the state of the sources it was made from. */
export async function nxBuild() {
  const result = await runNode(inWorkspace('node_modules/nx/dist/bin/nx.js'), [
    'run-many',
    '-t',
    'build',
    '-p',
    'api,site,user-center,staff',
    '--outputStyle=static',
  ]);
  if (result.ok) {
    mkdirSync(inWorkspace('dist'), { recursive: true });
    writeFileSync(inWorkspace(STAMP), signature());
  }
  return result;
}

function signature() {
  const of = (paths, describe) => {
    const hash = createHash('sha256');
    for (const path of paths) for (const file of files(inWorkspace(path))) hash.update(`${describe(file)}\n`);
    return hash.digest('hex');
  };
  const source = (file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`;
  const output = (file) => `${file} ${statSync(file).size}`;
  return JSON.stringify({ sources: of(SOURCES, source), output: of([OUTPUT], output) });
}

function files(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]))
    .sort();
}
