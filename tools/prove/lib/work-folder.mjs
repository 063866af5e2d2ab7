import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a proof's disks, history and log. `remove` leaves it in place if `keep` is set. */
export function workFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755); // the database's user must be able to traverse it
  const log = openSync(join(folder, 'gateway.log'), 'a');
  return {
    folder,
    log,
    remove({ keep }) {
      closeSync(log);
      if (keep) console.log(`数据、操作记录与网关日志留在 ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}
