import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/**
 * Names one run of one process: boot and start time beside the pid, so that a pid which the system has given to
 * somebody else since is not taken for the old one (in a container small pids come back at every start).
 * @returns undefined where no such process runs; a zombie does not run.
 */
export function processIdentity(pid: number): string | undefined {
  return hasProc ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name (field 2) may hold spaces and brackets; the numbered fields begin after its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [state = '', ...started] = (stdout ?? '').trim().split(/\s+/);
  return state === '' || state.startsWith('Z') ? undefined : started.join(' ');
}
