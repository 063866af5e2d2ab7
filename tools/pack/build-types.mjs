import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNode } from '../commands/lib/run.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { builtAt } from './publishable.mjs';

const OUT = inWorkspace('tmp/pack-types');

/** Compiles all libraries' declarations in one pass. Returns a function that copies one library's files beside its scripts. */
export async function buildTypes() {
  rmSync(OUT, { recursive: true, force: true });
  const { ok, output } = await runNode(inWorkspace('node_modules/typescript/bin/tsc'), [
    '-p',
    inWorkspace('tools/pack/tsconfig.types.json'),
  ]);
  if (!ok) throw new Error(output);
  return place;
}

function place(lib) {
  const from = join(OUT, lib, 'src');
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const target = join(builtAt(lib), 'dist', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withExtensions(readFileSync(join(from, file), 'utf8'), dirname(join(from, file))));
  }
}

/** The sources omit extensions because the bundler resolves them. Node's own resolution (`node16`) requires them. */
function withExtensions(text, folder) {
  // The compiler writes an internal file of the package where the package's entry does not export the type.
  const named = text.replaceAll('"styled-components/dist/types"', '"styled-components/dist/types.js"');
  return named.replace(/((?:from|import)\s*\(?\s*["'])(\.[^"']*)(["'])/g, (_, head, path, tail) => {
    const target = join(folder, path);
    if (existsSync(`${target}.d.ts`)) return `${head}${path}.js${tail}`;
    if (existsSync(join(target, 'index.d.ts'))) return `${head}${path.replace(/\/$/, '')}/index.js${tail}`;
    throw new Error(`${folder}: nothing is declared at ${path}`);
  });
}
