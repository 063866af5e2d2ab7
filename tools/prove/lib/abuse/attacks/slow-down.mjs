// One customer's work must not slow the others down. Their time without the attack is measured just before it.
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '../../production/people.mjs';
import { least, most, shown } from '../../figures.mjs';

const { reports, transfer } = calls;
const TRANSFERS = 400;
const PDFS = 20;
const TIMES_AT_MOST = 2;
/** Reads below which a percentile says nothing. */
const LEAST_READS = 40;

/** Milliseconds of the others while nobody attacks, and the same while `attack` runs. The short form prints times and judges none. */
async function compare({ during }, attack, { seconds, isShort }) {
  const { seen: calm } = await during(() => sleep(seconds * 1_000));
  const { result, seen, figures } = await during(attack);
  const leastReads = isShort ? 1 : LEAST_READS;
  return {
    result,
    figures: [
      isShort
        ? shown('其他客户的 p95，是平时的', seen.p95 / calm.p95, ' 倍')
        : most('其他客户的 p95，是平时的', seen.p95 / calm.p95, TIMES_AT_MOST, ' 倍'),
      shown('其他客户的 p95，平时', calm.p95, ' ms'),
      shown('其他客户的 p95，受攻击时', seen.p95, ' ms'),
      shown('/healthz 最慢', seen.slowestHealth, ' ms'),
      least('平时的读取', calm.reads, leastReads),
      least('受攻击时的读取', seen.reads, leastReads),
      ...figures,
    ],
  };
}

const count = (statuses, which) => statuses.filter(which).length;

/** 400 transfers of one customer at once. */
export async function transferAtOnce(world, { isShort }) {
  const { client, mt5, wallet } = await world.registerMover();
  const { result, figures } = await compare(
    world,
    () =>
      Promise.all(
        Array.from({ length: TRANSFERS }, async () => {
          const move = { fromAccountId: wallet, toAccountId: mt5, amount: '1.00' };
          const { status, code } = await client.call(transfer.addTransfer, move).catch(() => ({ status: 599 }));
          return { status, code };
        }),
      ),
    { seconds: isShort ? 5 : 20, isShort },
  );
  const statuses = result.map(({ status }) => status);
  return [
    most(
      '5xx',
      count(statuses, (status) => status >= 500),
      0,
    ),
    least(
      '完成的转账',
      count(result, ({ code }) => code === 'OK'),
      4,
    ),
    least(
      '得到回答的转账',
      count(statuses, (status) => status < 599),
      TRANSFERS,
    ),
    shown(
      '429',
      count(statuses, (status) => status === 429),
    ),
    ...figures,
  ];
}

/** One customer asks for 20 statements as PDF at once, again and again for some seconds. */
export async function printAtOnce(world, { isShort }) {
  const seconds = isShort ? 5 : 20;
  const { client, wallet } = await world.registerMover();
  const month = new Date().toISOString().slice(0, 7);
  const path = `${reports.statementPdf.path}?${new URLSearchParams({ accountId: wallet, month })}`;
  const { result, figures } = await compare(
    world,
    async () => {
      const statuses = [];
      const until = performance.now() + seconds * 1_000;
      do {
        const some = Array.from({ length: PDFS }, async () => {
          const response = await client.fetch(path).catch(() => undefined);
          await response?.arrayBuffer();
          return response?.status ?? 599;
        });
        statuses.push(...(await Promise.all(some)));
      } while (performance.now() < until);
      return statuses;
    },
    { seconds, isShort },
  );
  return [
    most(
      '5xx',
      count(result, (status) => status >= 500),
      0,
    ),
    least(
      '得到的 PDF',
      count(result, (status) => status === 200),
      1,
    ),
    least('请求的 PDF', result.length, PDFS),
    shown(
      '429',
      count(result, (status) => status === 429),
    ),
    ...figures,
  ];
}
