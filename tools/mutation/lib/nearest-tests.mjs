import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { workspace } from '../../commands/lib/workspace.mjs';

/** They put everything together, so that a way through them says nothing. */
const EVERYTHING =
  /^apps\/api\/src\/(app\.ts|start\/(compose|domains)\.ts|core\/gateway\/|testing\/|[\w-]+\/(index|routes)\.ts)/;
const isTest = (file) => file.endsWith('.test.ts');

/** The steps to a test of the same folder or domain at most: the way may lead through a file that puts everything together. */
const OWN_FOLDER = 3;
const OWN_DOMAIN = 4;
const FAR = 1_000;

/** Compares lists by their first numbers that differ. */
const compare = (a, b) => a.map((one, at) => one - b[at]).find((difference) => difference !== 0) ?? 0;

/** Names, folders and codes, such as `withdraw.card`. */
const wordsOf = (text) => new Set(text.match(/[a-z_][\w.-]*\w/gi));

/**
 * Finds the tests nearest to a source of the gateway: those with the fewest steps from it, where a step leads from a module to one that
 * imports it, from an SQL function to what calls it, and from the handler of a call to the tests that make the call. Of those with the
 * same number of steps, the ones of the same domain come first (one with the source's own name is one step away), then those that share the most and the rarest words with the source,
 * above all with the line.
 * @param read the text of a file of the workspace
 * @returns a function of a file and a line of it that returns paths of tests, the nearest first
 */
export function testFinder(read) {
  const files = execFileSync('git', ['ls-files', 'apps/api/src', 'apps/api/database'], {
    cwd: workspace,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|sql)$/.test(file));
  const texts = new Map(files.map((file) => [file, read(file)]));
  const tests = files.filter(isTest);
  const words = new Map(tests.map((test) => [test, wordsOf(`${test} ${texts.get(test)}`)]));
  const users = new Map(files.map((file) => [file, new Set()]));
  for (const [file, text] of texts) {
    for (const used of [...importsOf(file, text, texts), ...functionsIn(text, texts)]) users.get(used).add(file);
    for (const call of callsHandledIn(text)) {
      const made = new RegExp(`\\b${call}\\b`);
      for (const test of tests) if (made.test(texts.get(test))) users.get(file).add(test);
    }
  }
  const rareness = rarenessOf([...words.values()]);
  return (file, line) => {
    const steps = stepsFrom(file, users);
    const inFile = wordsOf(`${file} ${texts.get(file)}`);
    const inLine = wordsOf(line);
    const likeness = (test) => {
      let sum = 0;
      for (const word of words.get(test)) if (inFile.has(word)) sum += rareness.get(word) * (inLine.has(word) ? 4 : 1);
      return sum / Math.sqrt(words.get(test).size);
    };
    const placeOf = (test) => {
      const own = domainOf(test) === domainOf(file);
      const far = own && stemOf(test) === stemOf(file) ? 1 : (steps.get(test) ?? FAR);
      const beside = posix.dirname(test) === posix.dirname(file) ? OWN_FOLDER : own ? OWN_DOMAIN : FAR;
      return [Math.min(far, beside), own ? 0 : 1, -likeness(test)];
    };
    return tests
      .map((test) => ({ test, place: placeOf(test) }))
      .sort((a, b) => compare(a.place, b.place))
      .map(({ test }) => test);
  };
}

/** A schema of the database has the tests of the domain of that name, which may lie in core and be a plural: payout, core/payouts. */
const domainOf = (file) => /^apps\/api\/(?:src|database)\/(?:core\/|adapters\/)?([\w-]+?)s?\//.exec(file)?.[1] ?? '';

/** `hints` of hints.sql, hints.ts and hints.test.ts. */
const stemOf = (file) => posix.basename(file).replace(/(\.test)?\.\w+$/, '');

function importsOf(file, text, texts) {
  return [...text.matchAll(/(?:from|import\(|mock\() ?'(\.[^']*)'/g)]
    .map(([, path]) => posix.join(posix.dirname(file), path))
    .flatMap((path) => [`${path}.ts`, `${path}/index.ts`].filter((one) => texts.has(one)));
}

/** The files of the SQL functions that a text calls. */
const functionsIn = (text, texts) =>
  [...text.matchAll(/\b(\w+)\.(\w+) ?\(/g)]
    .map(([, schema, name]) => `apps/api/database/${schema}/functions/${name.replaceAll('_', '-')}.sql`)
    .filter((one) => texts.has(one));

/** Of `import { cancel as call, type Body } from '@portal/contract/withdraw'`, where a handler follows: `cancel`. */
const callsHandledIn = (text) =>
  /\w\(\s*call\b/.test(text)
    ? [...text.matchAll(/import \{([^}]*)\} from '@portal\/contract/g)]
        .flatMap(([, names]) => names.split(','))
        .map((name) => name.trim().split(' ')[0])
        .filter((name) => name !== '' && name !== 'type')
    : [];

function stepsFrom(file, users) {
  const steps = new Map([[file, 0]]);
  // A map is walked in the order in which it grows: the nearest first.
  for (const [at, count] of steps) {
    if (EVERYTHING.test(at)) continue;
    for (const user of users.get(at) ?? []) if (!steps.has(user)) steps.set(user, count + 1);
  }
  return steps;
}

function rarenessOf(sets) {
  const counts = new Map();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(sets.length / count)]));
}
