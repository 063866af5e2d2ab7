import { readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Megabytes of a process and of those that it started. Linux only. */
function megabytesOf(pid) {
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + megabytesOf(child), own);
}

/** Samples the memory of a process ten times a second. `stop` returns the most that was seen, in megabytes. */
export function watchMemory(pid) {
  let highest = megabytesOf(pid);
  const timer = setInterval(() => (highest = Math.max(highest, megabytesOf(pid))), 100);
  return {
    stop() {
      clearInterval(timer);
      return highest;
    },
  };
}
