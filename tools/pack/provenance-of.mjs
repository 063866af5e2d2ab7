import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace, workspace } from '../commands/lib/workspace.mjs';
import { builtAt, manifestOf } from './publishable.mjs';

const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

const versionOf = (name) => JSON.parse(readFileSync(inWorkspace('node_modules', name, 'package.json'), 'utf8')).version;
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The sources and tools a package was built with. No time and no machine, so that two builds of one commit are equal. */
export function provenanceOf(lib) {
  const { name, version } = manifestOf(lib);
  return {
    name,
    version,
    commit: git('rev-parse', 'HEAD'),
    // With uncommitted changes, the commit above does not describe the build.
    uncommitted: git('status', '--porcelain', '--', `libs/${lib}`, 'tools/pack', 'package-lock.json') !== '',
    lockfile: sha256(readFileSync(inWorkspace('package-lock.json'))),
    sources: hashOf(inWorkspace('libs', lib, 'src')),
    output: hashOf(join(builtAt(lib), 'dist')),
    tools: {
      node: process.versions.node,
      ...Object.fromEntries(['vite', 'typescript'].map((tool) => [tool, versionOf(tool)])),
    },
  };
}

function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, file);
    if (statSync(path).isFile()) hash.update(`${file}\0${sha256(readFileSync(path))}\n`);
  }
  return hash.digest('hex');
}
