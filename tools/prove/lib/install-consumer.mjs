import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, runNode } from '../../commands/lib/run.mjs';
import { inWorkspace } from '../../commands/lib/workspace.mjs';
import { tarballOf } from '../../pack/pack-all.mjs';
import { manifestOf, publishable } from '../../pack/publishable.mjs';
import { stepsOf } from './steps-of.mjs';

const TOOLS = ['vite', '@vitejs/plugin-react', '@types/react', '@types/react-dom', '@types/js-cookie'];

/**
 * Copies the bare apps of e2e/consumer and the files shown in the READMEs. Installs the tarballs there, and their dependencies
 * in the locked versions.
 */
export async function installConsumer(folder) {
  cpSync(inWorkspace('e2e/consumer/apps'), folder, { recursive: true });
  for (const lib of publishable)
    for (const { file, text } of stepsOf(readFileSync(inWorkspace('libs', lib, 'README.md'), 'utf8')))
      if (file) writeFileSync(join(folder, file), text);
  const locked = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8')).packages;
  const needed = publishable.flatMap((lib) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(lib);
    return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !name.startsWith('@portal/'));
  });
  const versions = [...needed, ...TOOLS].map((name) => [name, locked[`node_modules/${name}`].version]);
  const own = publishable.map((lib) => [`@portal/${lib}`, `file:${tarballOf(lib)}`]);
  const manifest = join(folder, 'package.json');
  writeFileSync(
    manifest,
    JSON.stringify({
      ...JSON.parse(readFileSync(manifest, 'utf8')),
      dependencies: Object.fromEntries([...own, ...versions]),
    }),
  );
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const npm = process.env.npm_execpath;
  const { ok, output } = npm ? await runNode(npm, args, { cwd: folder }) : await run('npm', args, { cwd: folder });
  return ok ? undefined : output;
}
