import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { calls } from '../production/people.mjs';

const { login } = calls.customer;
/** Milliseconds after which a sign-in counts as failed. */
const PATIENCE = 30_000;

/** Signs in and returns the answer's code; `slow` after PATIENCE. */
async function signIn(client, { phone, password, deviceKey }) {
  // An app has no cookies and names its device itself.
  const device = client.platform !== 1 && 'deviceKey' in login.body.properties ? { deviceKey } : {};
  const answered = client
    .call(login, { username: phone, password, platform: client.platform, ...device })
    .then(({ code, data }) => {
      if (code === 'OK') client.token = data.token;
      return code;
    })
    .catch((error) => error.message);
  return Promise.race([answered, sleep(PATIENCE, 'slow', { ref: false })]);
}

/**
 * The owner of the attacked account, who has signed in before with a browser and with an app.
 * @param {{browser: object, app: object, phone: string, password: string, customerNumber: string}} person
 */
export async function makeOwner({ browser, app, phone, password, customerNumber }) {
  const ways = { browser, app };
  const who = { phone, password, deviceKey: randomBytes(32).toString('base64url') };
  for (const [way, client] of Object.entries(ways)) {
    const code = await signIn(client, who);
    if (code !== 'OK') throw new Error(`the owner cannot sign in by ${way} before the attacks: ${code}`);
  }
  return {
    phone,
    customerNumber,
    /** Signs in both ways again and again until `stop`, which returns how often and what was answered else. */
    keepSigningIn() {
      const seen = { browser: 0, app: 0, refused: [] };
      let running = true;
      const loop = async () => {
        do {
          for (const [way, client] of Object.entries(ways)) {
            const code = await signIn(client, who);
            if (code === 'OK') seen[way] += 1;
            else seen.refused.push(`${way}: ${code}`);
          }
          await sleep(1_000);
        } while (running);
        return seen;
      };
      const done = loop();
      return {
        stop() {
          running = false;
          return done;
        },
      };
    },
  };
}
