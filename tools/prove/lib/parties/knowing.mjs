import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasAlert, readMetrics } from '../alerting.mjs';
import { PARTIES } from './gates.mjs';

const metric = (party) => `portal_party_up{party="${party}"}`;

/** What the program's metrics say of each party: 1, 0, or NaN while it says nothing. */
export async function partiesUp(world) {
  const valueOf = await readMetrics(world);
  return Object.fromEntries(PARTIES.map((party) => [party, valueOf(metric(party))]));
}

/** Parties that are away by the metric, for which no alert would begin. */
export const withoutAlert = (up) => PARTIES.filter((party) => up[party] === 0 && !hasAlert(`${party}Down`));

/** Seconds until `isDone`, or Infinity after `seconds`. */
export async function secondsUntil(seconds, isDone) {
  const begun = performance.now();
  while (!(await isDone())) {
    if (performance.now() - begun > seconds * 1_000) return Infinity;
    await sleep(250);
  }
  return (performance.now() - begun) / 1_000;
}

export const untilMetric = (world, parties, value, seconds) =>
  secondsUntil(seconds, async () => {
    const up = await partiesUp(world);
    return parties.every((party) => up[party] === value);
  });

/** Reads what the program writes to its log from now on. */
export function followLog({ logFile }) {
  const begin = readFileSync(logFile, 'utf8').length;
  const lines = () =>
    readFileSync(logFile, 'utf8')
      .slice(begin)
      .split('\n')
      .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []));
  return {
    /** How often the log says that a party is `away` or `back`. */
    said: (party, state) =>
      lines().filter((line) => line.party === party && line.msg === `an outside party is ${state}`).length,
    /** Warnings and errors, by their message. */
    warnings() {
      const counts = {};
      for (const { level, msg } of lines()) if (level >= 40) counts[msg] = (counts[msg] ?? 0) + 1;
      return counts;
    },
  };
}
