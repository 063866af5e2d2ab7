import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Works without a pause, until its input is closed: also when the process that started it is killed. */
const BUSY = `process.stdin.on('end', () => process.exit()).resume();
function work() {
  const until = performance.now() + 20;
  while (performance.now() < until);
  setImmediate(work);
}
work();`;

/**
 * Keeps all cores busy, so that tests run as on a machine that does something else meanwhile.
 * @param {number} [count] how many processes; by default one a core
 * @returns {{pids: number[], stop: () => void}}
 */
export function busyCores(count = availableParallelism()) {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return {
    pids: children.map(({ pid }) => pid),
    stop() {
      for (const child of children) child.kill();
    },
  };
}
