import { readFileSync } from 'node:fs';

/** Ticks of all processors so far, and those of them that a host gave to its other machines; none where nothing counts them. */
function ticks() {
  try {
    const counted = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/).slice(1).map(Number);
    return { all: counted.slice(0, 8).reduce((sum, one) => sum + one, 0), stolen: counted[7] ?? 0 };
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** Runs an act; answers what it answered, and the share of the time that other machines of the host took meanwhile. */
export async function withStolen(act) {
  const before = ticks();
  const answer = await act();
  const after = ticks();
  return { answer, share: (after.stolen - before.stolen) / Math.max(1, after.all - before.all) };
}
