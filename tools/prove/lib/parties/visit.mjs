import { calls } from '../production/people.mjs';
import { secondsUntil } from './knowing.mjs';

const { account, common, deposit } = calls;
/** Seconds in which a carrier fails, and a customer may ask again. */
const FAILED = 20;

const isOk = ({ code }) => code === 'OK';

/** What pages ask for. Each says whether the answer is the one that a customer should see. */
const readsOf = ({ url, person: { client, mt5 } }, isAway) => ({
  '/healthz': () => fetch(`${url}/healthz`).then(({ ok }) => ok),
  网站首页: () => fetch(url).then(({ ok }) => ok),
  网站设置: () => client.call(common.getCommonConfig, {}).then(isOk),
  账户总览: () => client.call(account.queryAccountInfo, {}).then(isOk),
  账户: () =>
    client
      .call(account.getAccountInfoAjax, { id: mt5 })
      .then(({ code, data }) => code === 'OK' && Boolean(data.stale) === isAway('platform')),
  入金页: () =>
    client
      .call(deposit.queryDepositInfo, {})
      .then(({ data }) => data?.channels[0]?.available === !isAway('channel') && data.unpaid.length === 0),
});

async function submit({ person: { client, wallet, customerNo } }, isAway) {
  const { code, data } = await client.call(deposit.submitData, {
    accountId: wallet,
    channel: 'EGPAY',
    amount: '60.00',
  });
  if (code === 'OK') await client.ok(deposit.depositDraftCancel, { customerNo, pno: data.pno });
  return code === (isAway ? 'deposit.channel' : 'OK');
}

/** A code arrives, or it starts no wait and uses no quota. `asked` gets the target of one that has not arrived. */
async function askForCode(carrier, isAway, asked) {
  const to = carrier.newTarget();
  if ((await carrier.ask(to)) !== 'OK') return false;
  if (!isAway) return (await secondsUntil(FAILED, () => carrier.arrived(to))) < FAILED;
  asked.push(to);
  return (await secondsUntil(FAILED, async () => (await carrier.ask(to)) === 'OK')) < FAILED;
}

/**
 * One visit of a customer.
 * @param {readonly string[]} away parties that are away now
 * @param {readonly string[]} tried parties that the customer uses; pages are read in any case
 * @returns the slowest page in milliseconds, what was not as it should be, and to whom codes did not go yet
 */
export async function visit(world, away, tried) {
  const isAway = (party) => away.includes(party);
  let slowest = 0;
  const wrong = [];
  const asked = { sms: [], email: [] };
  for (const [name, read] of Object.entries(readsOf(world, isAway))) {
    const begun = performance.now();
    const isRight = await read().catch(() => false);
    slowest = Math.max(slowest, performance.now() - begun);
    if (!isRight) wrong.push(name);
  }
  const acts = {
    channel: () => submit(world, isAway('channel')),
    sms: () => askForCode(world.person.sms, isAway('sms'), asked.sms),
    email: () => askForCode(world.person.email, isAway('email'), asked.email),
  };
  await Promise.all(
    tried.map(async (party) => {
      if (acts[party] && !(await acts[party]().catch(() => false))) wrong.push(party);
    }),
  );
  return { slowest, wrong, asked };
}
