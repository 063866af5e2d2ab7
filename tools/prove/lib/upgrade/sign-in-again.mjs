import { setTimeout as sleep } from 'node:timers/promises';
import { loadSource } from '../../../commands/lib/load-source.mjs';

const PAUSE_MS = 300;
const GIVE_UP_MS = 30_000;

/** Signs the demo customer in again and again, and repeats what was not answered. */
export async function keepSigningIn(url) {
  const { Client } = await loadSource('libs/testkit/src/index.ts');
  const { calls } = await loadSource('libs/contract/src/index.ts');
  const { demoCustomer } = await loadSource('apps/api/src/sandbox/seed-demo.ts');
  const count = { ok: 0, failed: 0 };
  let running = true;
  const once = async () => {
    const until = Date.now() + GIVE_UP_MS;
    for (;;) {
      const client = new Client(url);
      const answer = await client
        .call(calls.customer.login, {
          username: demoCustomer.mobilePhone,
          password: demoCustomer.password,
          platform: 1,
        })
        .catch(() => undefined);
      if (answer?.code === 'OK') return true;
      const isOpen = answer === undefined || answer.status === 503;
      if (!isOpen || Date.now() > until) {
        console.log(`    ${answer?.status} ${answer?.code} ${answer?.msg}`);
        return false;
      }
      await sleep(60);
    }
  };
  const work = (async () => {
    while (running) {
      count[(await once()) ? 'ok' : 'failed'] += 1;
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async finish() {
      running = false;
      await work;
      return count;
    },
  };
}
