import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What became of each mutant, a JSON line each, written as they come: a run that is stopped goes on where it was, also after a change
 * of other lines.
 */
export function openResults(path) {
  mkdirSync(dirname(path), { recursive: true });
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const results = lines.map((line) => JSON.parse(line));
  return {
    /** The newest result of a mutant. */
    of: (mutant) => results.findLast(({ name }) => name === mutant.name),
    add(result) {
      results.push(result);
      appendFileSync(path, `${JSON.stringify(result)}\n`);
    },
  };
}
