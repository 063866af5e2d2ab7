import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace, workspace } from '../../../commands/lib/workspace.mjs';

const RELEASES = inWorkspace('apps/api/database/releases');

/** The release.json of the last release whose commit is known. */
export function lastRelease() {
  const releases = readdirSync(RELEASES)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((version) => JSON.parse(readFileSync(join(RELEASES, version, 'release.json'), 'utf8')));
  return releases.filter(({ commit }) => commit).at(-1);
}

/** Whether the clone has a commit: a shallow one has few. */
export const hasCommit = (commit) =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: workspace, stdio: 'ignore' }).status === 0;

/** What must be installed, without the version of the product. */
const packagesOf = (text) => {
  const { packages } = JSON.parse(text);
  return JSON.stringify({ ...packages, '': { ...packages[''], version: undefined } });
};

const run = (command, args, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
};

/**
 * Builds the gateway of a commit in a folder. The pages are those of this working tree.
 * @returns {string} the folder of its repository
 */
export function buildGateway(commit, folder) {
  const source = join(folder, 'release');
  mkdirSync(source);
  const archive = join(folder, 'release.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: workspace });
  run('tar', ['-xf', archive, '-C', source], folder);
  const isSame =
    packagesOf(readFileSync(join(source, 'package-lock.json'), 'utf8')) ===
    packagesOf(readFileSync(inWorkspace('package-lock.json'), 'utf8'));
  if (isSame) symlinkSync(inWorkspace('node_modules'), join(source, 'node_modules'));
  else run('npm', ['ci', '--no-audit', '--no-fund'], source);
  run(process.execPath, [join(source, 'node_modules/vite/bin/vite.js'), 'build'], join(source, 'apps/api'));
  return source;
}
