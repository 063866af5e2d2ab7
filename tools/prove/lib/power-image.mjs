import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../../commands/lib/fail.mjs';

function run(command, ...args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/**
 * A disk image in a file, mounted through a loop device. Data that its file system has not written yet is missing from a copy of
 * the file, as it would be on a disk after a power cut.
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
    /** Writes all data to the disk, as on a machine that has long been idle. */
    sync: () => run('sync', '-f', mount),
    /** Copies what is on the disk at this moment. */
    cut: () => run('cp', '--sparse=always', image, copy),
    /** Restores the copy, as after a reboot. Nothing may have files open. */
    comeBack() {
      run('umount', mount);
      renameSync(copy, image);
      run('mount', '-o', 'loop', image, mount);
    },
    unmount: () => run('umount', mount),
  };
}
