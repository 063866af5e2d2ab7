import { readFileSync } from 'node:fs';

/** CPU ticks of all processors so far, and how many of them the host gave to other machines. Both 0 without /proc/stat. */
function ticks() {
  try {
    const counted = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/).slice(1).map(Number);
    return { all: counted.slice(0, 8).reduce((sum, one) => sum + one, 0), stolen: counted[7] ?? 0 };
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** Runs an operation. Returns its result and the share of CPU time that the host's other machines took meanwhile. */
export async function withStolen(act) {
  const before = ticks();
  const answer = await act();
  const after = ticks();
  return { answer, share: (after.stolen - before.stolen) / Math.max(1, after.all - before.all) };
}
