import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether a process runs.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    // A process that has ended, and whose parent has not asked for it yet, is still listed.
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/^\d+ \(.*\) Z/.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}
