import { calls, captchaSolver, testkit } from '../production/people.mjs';

const { account, common, customer } = calls;
const { agreementsFor, Client, mt5Password, newPhone, submitIdentity, waitFor } = testkit;

/** Registers a customer with a wallet and an MT5 account, while every party is well. */
export async function openPerson(url, { pool, sms, mail, settings }) {
  const solve = captchaSolver(pool, settings.SECRET_KEY);
  /** Asks for the code that opens an account. Returns how the call was answered. */
  const askForCode = async (client, mobilePhone) => {
    const { brand } = await client.ok(common.getCommonConfig, {});
    const from = { nationCode: '86', signature: brand.code, mobilePhone, trackParameters: {} };
    const answer = await client.call(customer.sendOpenMessage, { ...from, ...(await solve(client)) });
    return { from, code: answer.code };
  };
  const sentTo = (phone) => sms.run('code', phone).catch(() => undefined);

  const client = new Client(url);
  const phone = newPhone();
  const { from } = await askForCode(client, phone);
  const verifyCode = await waitFor(() => sentTo(phone), 'the code');
  const registered = await client.ok(customer.createAccount, {
    ...from,
    verifyCode,
    password: 'Passw0rd1',
    platform: 1,
    agreements: await agreementsFor(client, 'register'),
  });
  client.token = registered.token;
  await submitIdentity(client, false);
  const mt5 = (await client.ok(account.createMT5Account, { level: 'MIN', password: mt5Password })).id;
  const accounts = async () => (await client.ok(account.queryAccountInfo, {})).accounts;
  await waitFor(async () => (await accounts()).some(({ id, status }) => id === mt5 && status === 'open'), 'the login');
  const wallet = (await accounts()).find(({ kind }) => kind === 'wallet').id;
  let mails = 0;
  return {
    client,
    customerNo: registered.username,
    mt5,
    wallet,
    sms: {
      newTarget: newPhone,
      ask: async (to) => (await askForCode(new Client(url), to)).code,
      arrived: async (to) => Boolean(await sentTo(to)),
    },
    email: {
      newTarget: () => `new${(mails += 1)}@mail.example`,
      ask: async (email) => (await client.call(customer.getBindEmail, { email, ...(await solve(client)) })).code,
      arrived: async (email) => (await mail.run('mails')).some(({ to }) => to.includes(email)),
    },
  };
}
