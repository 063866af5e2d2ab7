// The thread of observer.mjs.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds after which an answer counts as lost. */
const PATIENCE = 60_000;
const { url, path, readers } = workerData;
const seen = { health: [], reads: [], healthFaults: 0, serverErrors: 0, refusals: 0 };
let running = true;

async function timed(ask) {
  const begun = performance.now();
  const response = await ask(AbortSignal.timeout(PATIENCE)).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return { status: response?.status ?? 599, ms: performance.now() - begun };
}

async function probe() {
  while (running) {
    const { status, ms } = await timed((signal) => fetch(`${url}/healthz`, { signal }));
    seen.health.push(ms);
    if (status !== 200) seen.healthFaults += 1;
    await sleep(100);
  }
}

async function read(token, at) {
  const headers = { token, lang: 'zh_CN', 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${at + 1}` };
  while (running) {
    const { status, ms } = await timed((signal) => fetch(url + path, { method: 'POST', headers, body: '{}', signal }));
    seen.reads.push(ms);
    if (status >= 500) seen.serverErrors += 1;
    else if (status !== 200) seen.refusals += 1;
    await sleep(100);
  }
}

const all = Promise.all([probe(), ...readers.map(read)]);
parentPort.once('message', async () => {
  running = false;
  await all;
  parentPort.postMessage(seen);
});
parentPort.postMessage('ready');
