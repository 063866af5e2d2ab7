import { mkdirSync, rmSync } from 'node:fs';
import { runNode, run } from '../commands/lib/run.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { buildScripts } from './build-scripts.mjs';
import { buildTypes } from './build-types.mjs';
import { builtAt, manifestOf, publishable } from './publishable.mjs';
import { writePackage } from './write-package.mjs';

export const TARBALLS = inWorkspace('dist/tarballs');

/** The file that `npm pack` creates for a library. */
export const tarballOf = (lib) => `${TARBALLS}/portal-${lib}-${manifestOf(lib).version}.tgz`;

/** Builds and packs every library. Returns the tarballs. */
export async function packAll() {
  rmSync(inWorkspace('dist/packages'), { recursive: true, force: true });
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS, { recursive: true });
  const types = buildTypes();
  for (const lib of publishable) await buildScripts(lib);
  const placeTypes = await types;
  for (const lib of publishable) {
    placeTypes(lib);
    writePackage(lib);
    await npmPack(lib);
  }
  return publishable.map(tarballOf);
}

async function npmPack(lib) {
  const args = ['pack', '--pack-destination', TARBALLS, '--silent'];
  const npm = process.env.npm_execpath;
  const { ok, output } = npm
    ? await runNode(npm, args, { cwd: builtAt(lib) })
    : await run('npm', args, { cwd: builtAt(lib) });
  if (!ok) throw new Error(output);
}
