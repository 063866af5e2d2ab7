import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../../commands/lib/fail.mjs';

function run(command, ...args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/**
 * A disk that lies in a file and is mounted through a loop device: what its file system has not yet written there is not
 * in a copy of the file, as it would not be on a disk whose power goes.
 */
export function makeDisk(folder) {
  if (process.getuid?.() !== 0) fail('模拟断电需要 root（mount -o loop）。');
  const image = join(folder, 'disk.img');
  const copy = join(folder, 'cut.img');
  const mount = join(folder, 'disk');
  mkdirSync(mount);
  run('truncate', '-s', '2G', image);
  run('mkfs.ext4', '-q', image);
  run('mount', '-o', 'loop', image, mount);
  return {
    mount,
    /** As if the machine had been idle for long. */
    sync: () => run('sync', '-f', mount),
    /** Keeps what is on the disk at this moment. */
    cut: () => run('cp', '--sparse=always', image, copy),
    /** The machine comes back with what was kept. Nothing may have files open. */
    comeBack() {
      run('umount', mount);
      renameSync(copy, image);
      run('mount', '-o', 'loop', image, mount);
    },
    unmount: () => run('umount', mount),
  };
}
