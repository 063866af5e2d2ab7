import { Worker } from 'node:worker_threads';
import { percentile } from '../figures.mjs';

/**
 * Asks for /healthz ten times a second and reads as other customers do, in a thread of its own, so that the attack does not slow the
 * clock. `readers`: token and cookie of other customers.
 */
export async function startObserver({ url, path, readers }) {
  const worker = new Worker(new URL('./observer-thread.mjs', import.meta.url), { workerData: { url, path, readers } });
  await new Promise((ready, failed) => worker.once('message', ready).once('error', failed));
  return {
    /** Ends, and returns milliseconds: the slowest /healthz, and the reads' p95; with how many there were and how many failed. */
    async stop() {
      const seen = new Promise((done, failed) => worker.once('message', done).once('error', failed));
      worker.postMessage('stop');
      const { health, reads, healthFaults, serverErrors, refusals } = await seen;
      await worker.terminate();
      return {
        slowestHealth: Math.max(...health, healthFaults > 0 ? Infinity : 0),
        p95: percentile(reads, 0.95),
        median: percentile(reads, 0.5),
        probes: health.length,
        reads: reads.length,
        serverErrors,
        refusals,
      };
    },
  };
}
