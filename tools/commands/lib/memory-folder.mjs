import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What the databases of a whole run take, and as much again for the processes that use them. */
const NEEDED_BYTES = 8 * 2 ** 30;

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0; // not Linux
  }
}

/**
 * Makes a folder in memory for the temporary files of the tests. A copy of a database is a thousand files, which
 * a disk takes up to ten times as long to create. The folder is removed when the process exits. A machine with little memory uses its disk.
 * @returns {{TMPDIR?: string}} the environment variable that names the folder
 */
export function memoryFolder() {
  if (freeBytes() < NEEDED_BYTES) return {};
  const folder = mkdtempSync(join(MEMORY, 'portal-'));
  chmodSync(folder, 0o711); // the database's user must be able to traverse it
  // The programs that write there end at the same signal, so that a first attempt may find new files.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return { TMPDIR: folder };
}
