import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace, workspace } from '../../commands/lib/workspace.mjs';

const COPIED = [
  'apps',
  'libs',
  'tools/config',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  'jest.preset.js',
  'docs/openapi.json',
  'docs/openapi-staff.json',
  'docs/openapi-sandbox.json',
  'e2e/baseline/answers',
];

/**
 * A copy of the sources in which faults are planted, so that a run that is stopped leaves no fault in the repository. It shares
 * node_modules.
 */
export function makeWorkCopy(name) {
  const folder = inWorkspace('tmp', 'mutation', name);
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...COPIED], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const path of listed.split('\n').filter(Boolean)) {
    // A file that was deleted but not yet committed is listed too.
    if (!existsSync(inWorkspace(path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(inWorkspace(path), join(folder, path));
  }
  symlinkSync(inWorkspace('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => writeFileSync(join(folder, path), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
