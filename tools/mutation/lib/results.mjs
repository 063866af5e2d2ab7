import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const isSame = (one, other) => ['file', 'start', 'end', 'put'].every((key) => one[key] === other[key]);

/** What became of each mutant, a JSON line each, written as they come: a run that is stopped goes on where it was. */
export function openResults(path) {
  mkdirSync(dirname(path), { recursive: true });
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const results = lines.map((line) => JSON.parse(line));
  return {
    /** The newest result of a mutant. */
    of: (mutant) => results.findLast((one) => isSame(one, mutant)),
    add(result) {
      results.push(result);
      appendFileSync(path, `${JSON.stringify(result)}\n`);
    },
  };
}
