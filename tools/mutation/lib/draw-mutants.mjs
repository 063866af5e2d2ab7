import { execFileSync } from 'node:child_process';
import { randomOf } from '../../prove/lib/random.mjs';
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

/** Every mutant of the gateway and its SQL functions, in an order that the seed alone decides. */
export function drawMutants(seed, read, under = '') {
  const files = execFileSync('git', ['ls-files', 'apps/api'], { cwd: workspace, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => MUTATED.test(file) && !LEFT_OUT.test(file) && file.includes(under));
  const all = files.flatMap((file) => {
    const text = read(file);
    const mutants = file.endsWith('.sql') ? sqlMutants(text) : scriptMutants(text, file);
    return mutants.map((mutant) => ({ file, ...mutant, ...lineAt(text, mutant.start) }));
  });
  const random = randomOf(`mutants ${seed}`);
  for (let at = all.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all.filter((mutant) => !isEquivalent(mutant));
}
