import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/**
 * Identifies one run of a process: the boot id and the start time. A reused pid has another identity. In a container small
 * pids are reused at every start.
 * @returns undefined if no such process runs; a zombie counts as ended.
 */
export function processIdentity(pid: number): string | undefined {
  return hasProc ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name (field 2) may contain spaces and brackets, so the fields are counted after its last bracket.
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
