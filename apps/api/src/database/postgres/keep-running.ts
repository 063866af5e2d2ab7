import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SupervisorOptions {
  /** starts the server again after it has ended */
  again: () => Promise<ChildProcess>;
  log: (line: string) => void;
}

const PAUSES_MS = [0, 500, 2_000, 5_000, 15_000];

/**
 * Supervises the server. If it ends unexpectedly (killed, out of memory), it is started again at the same socket, and the
 * gateway's pool reconnects. Also stops the server if the gateway's process exits without `stop`.
 */
export function keepRunning(first: ChildProcess, { again, log }: SupervisorOptions): { stop(): Promise<void> } {
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
      // A restart that was in progress when stop was called may have started another server.
      await shutDown(child);
    },
  };
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back and committed data is written to disk. */
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
