import { readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Megabytes of a process, and of those that it started. Linux only. */
function memoryOf(pid) {
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return { own, all: children.reduce((sum, child) => sum + memoryOf(child).all, own) };
}

/** Samples the memory of a process ten times a second. `stop` returns the most that was seen, in megabytes: its own, and with helpers. */
export function watchMemory(pid) {
  const highest = memoryOf(pid);
  const timer = setInterval(() => {
    const { own, all } = memoryOf(pid);
    highest.own = Math.max(highest.own, own);
    highest.all = Math.max(highest.all, all);
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return highest;
    },
  };
}
