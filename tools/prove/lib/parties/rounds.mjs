import { setTimeout as sleep } from 'node:timers/promises';
import { least, most, shown } from '../figures.mjs';
import { PARTIES } from './gates.mjs';
import { followLog, partiesUp, secondsUntil, untilMetric, withoutAlert } from './knowing.mjs';
import { visit } from './visit.mjs';

/** Milliseconds for a page or a read of a signed-in customer. */
const PAGE = 1_000;
/** Seconds until the program is ready. */
const READY = 30;
/** A party that answers is probed once a minute. */
const NOTICED = 75;
/** One that is away is probed every five seconds; a probe may wait as long for its answer. */
const RECOVERED = 30;
/** Codes that wait are tried again after at most half a minute. */
const SENT = 60;
/** Warnings and errors of an outage of one party, however long it lasts. */
const WARNINGS = 20;

const timed = async (work) => {
  const begun = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begun };
};

const isHealthy = ({ url }) =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PAGE) }).then(
    ({ ok }) => ok,
    () => false,
  );

const countOf = (what, found) => most(found.length === 0 ? what : `${what}（${found.join('、')}）`, found.length, 0);

/** How the program is while parties are away. */
async function awayFigures(world, log, away) {
  // What a customer does meets the fault; otherwise the next probe does.
  const [noticed] = await Promise.all([untilMetric(world, away, 0, NOTICED), visit(world, away, away)]);
  const seen = await visit(world, away, away);
  const up = await partiesUp(world);
  const figures = [
    most('发现用时', noticed, NOTICED, ' s'),
    most('最慢的页面或读取', seen.slowest, PAGE, ' ms'),
    countOf('与实际不符的回答', seen.wrong),
    countOf(
      '被误报的其他各方',
      PARTIES.filter((party) => !away.includes(party) && up[party] !== 1),
    ),
    countOf('没有告警的各方', withoutAlert(up)),
    countOf(
      '日志没有恰好说一次中断的各方',
      away.filter((party) => log.said(party, 'away') !== 1),
    ),
  ];
  return { figures, asked: seen.asked };
}

/** The program has recovered when its metric says so, a customer sees it, and the codes that waited have arrived. */
async function recovery(world, log, away, asked) {
  const metric = await untilMetric(world, away, 1, RECOVERED);
  // The simulator of SMS tells each code once, so that who has theirs is not asked for again.
  let waiting = Object.entries(asked).flatMap(([carrier, targets]) => targets.map((to) => ({ carrier, to })));
  const sent = await secondsUntil(SENT, async () => {
    const arrived = await Promise.all(waiting.map(({ carrier, to }) => world.person[carrier].arrived(to)));
    waiting = waiting.filter((_, index) => !arrived[index]);
    return waiting.length === 0;
  });
  const seen = await visit(world, [], away);
  return [
    most('恢复用时', metric, RECOVERED, ' s'),
    most('等待的验证码送达', sent, SENT, ' s'),
    countOf('恢复后与实际不符的回答', seen.wrong),
    countOf(
      '日志没有恰好说一次恢复的各方',
      away.filter((party) => log.said(party, 'back') !== 1),
    ),
  ];
}

function warningFigure(log, away) {
  const counts = log.warnings();
  const sum = Object.values(counts).reduce((all, one) => all + one, 0);
  for (const [msg, times] of Object.entries(counts)) if (times > 5) console.log(`    ${times} × ${msg}`);
  return most('警告与错误的日志行', sum, WARNINGS * away.length);
}

/** Parties fail while the program runs, and recover. */
export async function failLater(world, { fault, away }) {
  const log = followLog(world);
  try {
    await world.gates.set(away, fault);
    const { figures, asked } = await awayFigures(world, log, away);
    await world.gates.set(away, 'well');
    return [...figures, ...(await recovery(world, log, away, asked)), warningFigure(log, away)];
  } finally {
    await world.gates.set(away, 'well');
  }
}

/** The program starts while parties are away, and they recover. */
export async function failAtStart(world, { fault, away }) {
  const log = followLog(world);
  let program;
  try {
    await world.gates.set(away, fault);
    const { result, ms } = await timed(world.start);
    program = result;
    const first = await timed(() => fetch(world.url));
    const { figures, asked } = await awayFigures(world, log, away);
    await world.gates.set(away, 'well');
    return [
      most('就绪用时', ms / 1_000, READY, ' s'),
      shown('启动后的第一个页面（要载入代码）', first.ms, ' ms'),
      ...figures,
      ...(await recovery(world, log, away, asked)),
      warningFigure(log, away),
    ];
  } finally {
    await program?.stop();
    await world.gates.set(away, 'well');
  }
}

/** The database fails while the program runs: nothing can be read, but the program stays, says so, and recovers. */
export async function failDatabase(world, { fault }) {
  const { database } = world.gates;
  const isReady = () =>
    fetch(`${world.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await database.set(fault);
    const noticed = await secondsUntil(READY, async () => !(await isReady()));
    let slowest = 0;
    let healthy = 0;
    for (let n = 0; n < 10; n += 1) {
      const { result, ms } = await timed(() => isHealthy(world));
      slowest = Math.max(slowest, ms);
      healthy += Number(result);
      await sleep(500);
    }
    await database.set('well');
    const ready = await secondsUntil(RECOVERED, isReady);
    const seen = await visit(world, [], ['channel', 'sms']);
    return [
      most('发现用时（/readyz）', noticed, READY, ' s'),
      least('中断期间 /healthz 正常', healthy, 10, ' 次'),
      most('最慢的 /healthz', slowest, PAGE, ' ms'),
      most('恢复用时', ready, RECOVERED, ' s'),
      countOf('恢复后与实际不符的回答', seen.wrong),
    ];
  } finally {
    await database.set('well');
  }
}
