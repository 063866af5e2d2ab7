import { setTimeout as sleep } from 'node:timers/promises';
import { conditionMetric, hasAlert, readMetrics } from '../../alerting.mjs';
import { calls, testkit } from '../../production/people.mjs';
import { least, most, shown } from '../../figures.mjs';

const { common, customer } = calls;
const { Client, newPhone } = testkit;
const ADDRESSES = 400;
/** Codes a minute of an installation, and the tolerance of a window that moves while the attack lasts. */
const BUDGET = 300;

/** 400 addresses ask for a code each, for a phone each, within a minute. Their captchas are solved before. */
export async function askForCodes({ url, opsUrl, solve, sms, during }) {
  const clients = Array.from({ length: ADDRESSES }, () => new Client(url));
  const { brand } = await clients[0].ok(common.getCommonConfig, {});
  const solved = [];
  for (const client of clients) solved.push(await solve(client));
  const sentBefore = (await sms.run('messages')).length;
  const { result, seen, figures } = await during(async () => {
    const codes = await Promise.all(
      clients.map(async (client, n) => {
        const from = { nationCode: '86', signature: brand.code, mobilePhone: newPhone(), trackParameters: {} };
        const { code } = await client
          .call(customer.sendOpenMessage, { ...from, ...solved[n] })
          .catch(() => ({ code: 'lost' }));
        return code;
      }),
    );
    // Codes are sent after the answer: until no more arrive.
    for (let last = -1, now = 0; last !== now; last = now, now = (await sms.run('messages')).length) await sleep(2_000);
    const isStopped = (await readMetrics({ opsUrl }))(conditionMetric('codesStopped')) > 0;
    const alerts = isStopped && hasAlert('codesStopped') ? 1 : 0;
    return { codes, sent: (await sms.run('messages')).length - sentBefore, alerts };
  });
  const answered = result.codes.filter((code) => code !== 'lost').length;
  return [
    most('寄出的短信', result.sent, BUDGET),
    least('寄出的短信', result.sent, 1),
    least('得到回答的请求', answered, ADDRESSES),
    most('用时', seen.seconds, 60, ' s'),
    least('告警', result.alerts, 1),
    shown('被拒的请求', result.codes.filter((code) => code !== 'OK').length),
    ...figures,
  ];
}
