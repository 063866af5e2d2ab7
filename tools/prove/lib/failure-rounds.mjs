import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const SHOWN = 20;
/** Acknowledged operations, on average. Fewer prove nothing. */
const LEAST_A_ROUND = 5;
/** From this number of rounds on a kind of operation must have been acknowledged. Few payouts live until staff decide on them. */
const ROUNDS_OF_A_KIND = { decide: 50, other: 5 };

/**
 * Runs rounds of load with one injected failure each. After each round the checker compares the history with the database.
 * `injectFailure(round)` resolves when the gateway is ready again, and returns what it did. Ends early at the first fault.
 * @returns the operations lost, those done twice, the balance breaks, and what the load left undone (`idle`), over all rounds
 */
export async function runFailureRounds({ rounds, load, injectFailure }) {
  const total = { lost: 0, twice: 0, breaks: 0 };
  const begun = performance.now();
  for (let round = 1; round <= rounds && total.lost + total.twice + total.breaks === 0; round += 1) {
    const running = await load.run();
    await sleep(randomInt(150, 900));
    const injectedAt = performance.now();
    const { what, acknowledged } = await injectFailure(round, () => load.acknowledged());
    const away = (performance.now() - injectedAt) / 1000;
    await sleep(randomInt(50, 300));
    const operations = await running.finish();
    const { lost, twice, breaks } = await load.check();
    total.lost += lost.length;
    total.twice += twice.length;
    total.breaks += breaks.length;
    for (const line of [...lost, ...twice, ...breaks].slice(0, SHOWN)) console.log(`✗ ${line}`);
    const cut =
      acknowledged &&
      `，此前确认 ${acknowledged.length}，恢复 ${recovered(acknowledged, lost)}，最后确认 #${acknowledged.at(-1)}`;
    console.log(
      `第 ${round} 轮 ${what}，${away.toFixed(1)} s 后恢复${cut ?? ''}；${operations} 次操作；` +
        `丢失 ${lost.length}，重复 ${twice.length}，账目不符 ${breaks.length}`,
    );
  }
  const { ok, fail, info, defects, kinds } = load.counts();
  console.log(
    `用时 ${((performance.now() - begun) / 1000).toFixed(0)} s：确认 ${ok}，被拒 ${fail}，未知 ${info}，500 ${defects}`,
  );
  const byKind = Object.entries(kinds);
  console.log(`确认的操作：${byKind.map(([kind, number]) => `${kind} ${number}`).join('，')}`);
  const idle = idleOf(rounds, { ok, kinds });
  for (const what of idle) console.log(`✗ 没有做到：${what}`);
  console.log(`lost: ${total.lost}, twice: ${total.twice}, breaks: ${total.breaks}`);
  return { ...total, defects, idle: idle.length };
}

/** What a load has not done, so that nothing could fail. `kinds`: acknowledged operations by kind. */
export function idleOf(rounds, { ok, kinds }) {
  const isDue = (kind) => rounds >= (ROUNDS_OF_A_KIND[kind] ?? ROUNDS_OF_A_KIND.other);
  return [
    ...Object.keys(kinds).filter((kind) => kinds[kind] === 0 && isDue(kind)),
    ...(ok < rounds * LEAST_A_ROUND ? [`每轮至少确认 ${LEAST_A_ROUND} 次操作`] : []),
  ];
}

/** How many of the operations acknowledged before the failure still exist after it. */
function recovered(acknowledged, lost) {
  const gone = new Set(lost.map((line) => Number(/^#(\d+)/.exec(line)?.[1])));
  return acknowledged.filter((id) => !gone.has(id)).length;
}
