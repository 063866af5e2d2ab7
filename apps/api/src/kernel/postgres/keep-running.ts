import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Keeper {
  /** starts the server anew after it died */
  again: () => Promise<ChildProcess>;
  log: (line: string) => void;
}

const PAUSES_MS = [0, 500, 2_000, 5_000, 15_000];

/**
 * Keeps the server alive: one that dies (killed, out of memory) is started again at the same socket, where the
 * gateway's pool finds it by itself. Also sees that the server does not outlive a gateway that exits without `stop`.
 */
export function keepRunning(first: ChildProcess, { again, log }: Keeper): { stop(): Promise<void> } {
  let child = first;
  const stopping = new AbortController();
  const interrupt = (): void => void child.kill('SIGINT');
  process.once('exit', interrupt);

  const revive = async (): Promise<void> => {
    log('数据库进程意外退出，正在重新启动。');
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0, stopping.signal);
      try {
        child = await again();
        child.unref();
        return log('数据库已重新启动。');
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const watch = async (): Promise<void> => {
    child.unref();
    while (!stopping.signal.aborted) {
      await gone(child);
      if (!stopping.signal.aborted) await revive();
    }
  };
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      process.removeListener('exit', interrupt);
      await shutDown(child);
      await watching;
      // A revival that was under way when stop was asked for has made another one.
      await shutDown(child);
    },
  };
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions roll back, everything committed is written out. */
async function shutDown(child: ChildProcess): Promise<void> {
  child.ref();
  child.kill('SIGINT');
  await gone(child);
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { ref: false, signal }).catch(() => undefined);
}
