const sorted = (values) => [...values].sort((a, b) => a - b);

/** The value that a `share` (0 to 1) of all values is at or below. */
export const quantile = (values, share) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
export const median = (values) => quantile(values, 0.5);

/** Milliseconds of each of `times` runs, one after the other. */
export async function timeEach(times, run) {
  const took = [];
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    await run(n);
    took.push(performance.now() - begun);
  }
  return took;
}

/** Runs `clients` loops in parallel for `milliseconds`. Returns runs per second. */
export async function throughput(clients, milliseconds, run) {
  const until = performance.now() + milliseconds;
  let done = 0;
  const loop = async (client) => {
    while (performance.now() < until) {
      await run(client);
      done += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  return done / ((performance.now() - begun) / 1000);
}

export const row = (...cells) => console.log(cells.map((cell) => String(cell).padEnd(14)).join(' '));
export const verdict = (name, value, aim, holds) =>
  console.log(`${holds ? '达到' : '未达到'}  ${name} ${value}（目标 ${aim}）`);
