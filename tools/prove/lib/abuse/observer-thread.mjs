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
  const { code } = (await response?.json().catch(() => undefined)) ?? {};
  return { status: response?.status ?? 599, code, ms: performance.now() - begun };
}

async function probe() {
  while (running) {
    const { status, ms } = await timed((signal) => fetch(`${url}/healthz`, { signal }));
    seen.health.push(ms);
    if (status !== 200) seen.healthFaults += 1;
    await sleep(100);
  }
}

async function read({ token, cookie }, at) {
  const headers = { token, cookie, lang: 'zh_CN', 'x-forwarded-for': `10.9.0.${at + 1}` };
  while (running) {
    const { status, code, ms } = await timed((signal) => fetch(url + path, { headers, signal }));
    seen.reads.push(ms);
    if (status >= 500) seen.serverErrors += 1;
    else if (code !== 'OK') seen.refusals += 1;
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
