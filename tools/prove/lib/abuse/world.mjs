import { calls, captchaSolver, testkit } from '../production/people.mjs';
import { least, most } from '../figures.mjs';
import { startObserver } from './observer.mjs';
import { makeOwner } from './owner.mjs';
import { watchMemory } from './watch-memory.mjs';

const { account, common, customer, deposit } = calls;
const { agreementsFor, Client, mt5Password, newPhone, submitIdentity, waitFor } = testkit;
const PASSWORD = 'Passw0rd1';
/** How many customers read during an attack. */
const READERS = 4;

/** What every attack needs: the program, the owner, other customers, and `during`, which watches while an attack runs. */
export async function makeWorld({ program, parties: { pool, egpay, sms, settings } }) {
  const solve = captchaSolver(pool, settings.SECRET_KEY);

  async function register() {
    const client = new Client(program.url);
    const phone = newPhone();
    const { brand } = await client.ok(common.getCommonConfig, {});
    const from = { nationCode: '86', signature: brand.code, mobilePhone: phone, trackParameters: {} };
    await client.ok(customer.sendOpenMessage, { ...from, ...(await solve(client)) });
    const verifyCode = await waitFor(() => sms.run('code', phone).catch(() => undefined), 'the code');
    const { token, username } = await client.ok(customer.createAccount, {
      ...from,
      verifyCode,
      password: PASSWORD,
      platform: 1,
      agreements: await agreementsFor(client, 'register'),
    });
    client.token = token;
    return { client, phone, password: PASSWORD, customerNumber: username };
  }

  /** A customer with 900 USD in the wallet and 100 USD in an MT5 account. */
  async function registerMover() {
    const mover = await register();
    await submitIdentity(mover.client, false);
    const mt5 = (await mover.client.ok(account.createMT5Account, { level: 'MIN', password: mt5Password })).id;
    const accounts = async () => (await mover.client.ok(account.queryAccountInfo, {})).accounts;
    const wallet = (await accounts()).find(({ kind }) => kind === 'wallet').id;
    await waitFor(
      async () => (await accounts()).some(({ id, status }) => id === mt5 && status === 'open'),
      'the login',
    );
    for (const [accountId, amount] of [
      [mt5, '100.00'],
      [wallet, '900.00'],
    ]) {
      const draft = await mover.client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount });
      await egpay.run('pay', draft.pno);
      const isPaid = async () => (await mover.client.ok(deposit.egpaySuccess, { pno: draft.pno })).status === 'paid';
      await waitFor(isPaid, 'the deposit');
    }
    return { ...mover, mt5, wallet };
  }

  const person = await register();
  const owner = await makeOwner({ ...person, browser: person.client, app: new Client(program.url, 2) });
  const readers = [];
  for (let n = 0; n < READERS; n += 1) {
    const { token, cookies } = (await register()).client;
    readers.push({ token, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  }
  const observing = { url: program.url, path: account.queryAccountInfo.path, readers };

  return {
    url: program.url,
    opsUrl: program.opsUrl,
    logFile: program.logFile,
    dataDir: settings.DATA_DIR,
    pool,
    sms,
    solve,
    register,
    registerMover,
    owner,
    watch: () => startObserver(observing),
    /** Runs an attack while the owner signs in and others read. Returns its result, what was seen, and the figures of every attack. */
    async during(attack) {
      const observer = await startObserver(observing);
      const memory = watchMemory(program.pid);
      const signing = owner.keepSigningIn();
      const begun = performance.now();
      let result;
      let signedIn;
      try {
        result = await attack();
      } finally {
        signedIn = await signing.stop();
      }
      const seen = {
        ...(await observer.stop()),
        memory: memory.stop(),
        seconds: (performance.now() - begun) / 1000,
      };
      for (const refusal of new Set(signedIn.refused)) console.log(`    本人登录被拒：${refusal}`);
      return {
        result,
        seen,
        figures: [
          least('本人用浏览器登录', signedIn.browser, 1, ' 次'),
          least('本人用 App 登录', signedIn.app, 1, ' 次'),
          most('本人登录被拒', signedIn.refused.length, 0, ' 次'),
          most('其他客户得到 5xx', seen.serverErrors, 0, ' 次'),
          most('其他客户的读取被拒', seen.refusals, 0, ' 次'),
        ],
      };
    },
  };
}
