import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { loadSource } from '../../../commands/lib/load-source.mjs';
import { runNode } from '../../../commands/lib/run.mjs';

const [{ calls }, testkit, { StaffClient }, { makeCrypto }] = await Promise.all([
  loadSource('libs/contract/src/index.ts'),
  loadSource('libs/testkit/src/index.ts'),
  loadSource('apps/api/src/testing/staff-client.ts'),
  loadSource('apps/api/src/crypto/crypto.ts'),
]);
export { calls, testkit };
const { staff } = calls;

const PASSWORD = 'proof horse battery 9';
/** How long a code of an authenticator app is the current one. */
const STEP_MS = 30_000;

/** Accepts an invitation with a password and an authenticator app. Returns the signed-in member. */
export async function acceptInvitation(url, link) {
  const client = new testkit.Client(url);
  const token = link.split('#')[1];
  const { ticket, totp } = await client.ok(staff.acceptInvitation, { token, password: PASSWORD });
  const app = new TOTP({ secret: Secret.fromBase32(totp.secret) });
  // A code works once. The gateway accepts the one of the app's next step too.
  const now = () => Math.floor(Date.now() / STEP_MS);
  let used = now() - 1;
  const nextCode = async () => {
    await testkit.waitFor(async () => now() >= used, 'an unused code', 2 * STEP_MS);
    used = Math.max(used + 1, now());
    return app.generate({ timestamp: used * STEP_MS });
  };
  const session = await client.ok(staff.checkFactor, { ticket, code: await nextCode(), client: 'script' });
  const member = new StaffClient(url, session.token);
  const stepUp = async () => member.ok(staff.stepUp, { code: await nextCode() });
  return Object.assign(member, { session: session.token, stepUp });
}

/** The link of the invitation in a member's mailbox. */
export const mailedLink = (mail, email) =>
  testkit.waitFor(async () => {
    const raw = (await mail.run('mails')).find(({ to }) => to.includes(email))?.raw ?? '';
    const body = raw.slice(raw.indexOf('\n\n'));
    const isBase64 = /^content-transfer-encoding: base64/im.test(raw);
    const text = isBase64 ? Buffer.from(body, 'base64').toString() : body.replaceAll('=\n', '');
    return /https:\S+#[\w-]+/.exec(text)?.[0];
  }, `the mail to ${email}`);

/** The operator's command line in the release: `npm run ops -- …`. Returns whether it succeeded and its output. */
export const opsOf = (release, staffUrl, settings) => (member, words) =>
  runNode(join(release, 'tools/commands/ops.mjs'), words, {
    cwd: release,
    env: { ...settings, OPS_URL: staffUrl, STAFF_TOKEN: member?.session },
  });

/** Solves captchas with the key of the installation: nothing else in production tells the answer. */
export function captchaSolver(pool, secret) {
  const crypto = makeCrypto(secret);
  return async (client) => {
    const random = randomUUID();
    await client.fetch(`/v2/user/captcha?random=${random}`);
    const { rows } = await pool.query('select answer from kernel.captcha where random = $1', [random]);
    return { random, validate: crypto.decrypt(rows[0].answer, 'captcha|answer').toString() };
  };
}
