import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { workspace } from '../../commands/lib/workspace.mjs';
import { equivalentMutants } from './equivalent-mutants.mjs';
import { scriptMutants } from './script-mutants.mjs';
import { sqlMutants } from './sql-mutants.mjs';

/** Tests, their helpers, and what only the sandbox's visitors see. */
const LEFT_OUT = /\.test\.ts$|\.vectors\.ts$|\/testing\/|apps\/api\/src\/(main|banner)\.ts$|\/tables\.sql$/;

const MUTATED = /^apps\/api\/(src\/.*\.ts|database\/[^/]+\/functions\/[^/]+\.sql)$/;

/** The line around a place of a text, and its number. */
export function lineAt(text, start) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  return { number: text.slice(0, from).split('\n').length, line: text.slice(from, to < 0 ? undefined : to).trim() };
}

const isEquivalent = ({ file, line, put }) =>
  equivalentMutants.some((one) => one.file === file && one.line === line && one.put === put);

/** Names a mutant by its line, so that it keeps its name when other lines or files change. Equal lines are counted. */
export function nameMutants(mutants) {
  const counts = new Map();
  return mutants.map((mutant) => {
    const { file, line, kind, put } = mutant;
    const key = JSON.stringify([file, line, kind, put]);
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return { ...mutant, name: `${key} ${nth}` };
  });
}

const placeOf = (seed, { name }) => createHash('sha256').update(`${seed} ${name}`).digest('hex');

/**
 * Every mutant of the gateway and its SQL functions, in an order that the seed and the name of each alone decide: a change of the
 * sources adds and removes mutants, and the others stay in their order.
 */
export function drawMutants(seed, read, under = '') {
  const files = execFileSync('git', ['ls-files', 'apps/api'], { cwd: workspace, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => MUTATED.test(file) && !LEFT_OUT.test(file) && file.includes(under));
  const all = files.flatMap((file) => {
    const text = read(file);
    const mutants = file.endsWith('.sql') ? sqlMutants(text) : scriptMutants(text, file);
    return mutants.map((mutant) => ({ file, ...mutant, ...lineAt(text, mutant.start) }));
  });
  return nameMutants(all)
    .filter((mutant) => !isEquivalent(mutant))
    .map((mutant) => ({ mutant, place: placeOf(seed, mutant) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ mutant }) => mutant);
}
