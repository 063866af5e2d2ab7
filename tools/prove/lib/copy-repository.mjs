import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace, workspace } from '../../commands/lib/workspace.mjs';

/** Copies every file that git does not ignore to a new folder. The installed packages are linked. */
export function copyRepository(copy) {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', listed, { cwd: workspace, encoding: 'utf8' }).split('\0')) {
    if (!file || !existsSync(inWorkspace(file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(inWorkspace(file), join(copy, file));
  }
  symlinkSync(inWorkspace('node_modules'), join(copy, 'node_modules'));
}
