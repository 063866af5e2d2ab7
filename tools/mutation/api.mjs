// Draws mutants of the gateway and its SQL functions at random and runs the nearest tests on each. A mutant that passes them all
// is a fault that these tests would not find.
import { parseArgs } from 'node:util';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { drawMutants } from './lib/draw-mutants.mjs';
import { testFinder } from './lib/nearest-tests.mjs';
import { openResults } from './lib/results.mjs';
import { runTests } from './lib/run-tests.mjs';
import { fillsTemplates, startTestServer } from './lib/test-server.mjs';
import { makeWorkCopy } from './lib/work-copy.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    count: { type: 'string', default: '200' },
    /** Only files whose path contains this. */
    under: { type: 'string', default: '' },
    /** How many test files are run on a mutant. */
    tests: { type: 'string', default: '3' },
    /** Ends the run after this time; the next one with the same seed goes on. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Runs the mutants again that an earlier run has not found. */
    again: { type: 'boolean', default: false },
    /** The share of killed mutants below which the command fails, in percent. */
    least: { type: 'string', default: '90' },
  },
});
const LIMIT_MS = 180_000;
const count = Number(values.count);
const deadline = performance.now() + Number(values.minutes) * 60_000;
const STATES = { killed: '✓ 被测试发现', waited: '? 超时，须人工判断', survived: '✗ 没有被发现' };

console.log(`种子 ${values.seed}（--seed ${values.seed} 可重放或继续）`);
const copy = makeWorkCopy('api');
const server = await startTestServer();
const tested = (patterns) => runTests(copy, 'apps/api', patterns, { serverUrl: server.url, limitMs: LIMIT_MS });
const results = openResults(inWorkspace(`tmp/mutation/api-${values.seed}${values.under.replaceAll('/', '-')}.jsonl`));
const nearest = testFinder(copy.read);
const tell = ({ file, number, line, put }) => `${file}:${number} ${line} → ${put || '（删去）'}`;

let hasTemplates = false;
/** Runs a test on the gateway without a mutant. */
async function makeTemplates() {
  const { state, output } = await tested(['src/account/get-next-account-level.test.ts']);
  if (state !== 'survived') throw new Error(output);
  hasTemplates = true;
}

async function run(mutant) {
  const { file, start, end, put, line } = mutant;
  const text = copy.read(file);
  const changed = text.slice(0, start) + put + text.slice(end);
  if (file.endsWith('.sql')) {
    if (!hasTemplates) await makeTemplates();
    if (!(await server.accepts(changed))) return { state: 'invalid' };
  }
  const patterns = nearest(file, line).slice(0, Number(values.tests));
  const fills = fillsTemplates(file);
  if (fills) await server.dropTemplates();
  copy.write(file, changed);
  const { state, by } = await tested(patterns.map((test) => test.replace('apps/api/', '')));
  copy.write(file, text);
  if (fills) {
    await server.dropTemplates();
    hasTemplates = false;
  }
  return { state, by: by ?? patterns.join(' ') };
}

const counted = [];
try {
  await makeTemplates();
  const drawn = drawMutants(values.seed, copy.read, values.under);
  console.log(`共 ${drawn.length} 个变异，抽取 ${count} 个`);
  for (const [index, mutant] of drawn.entries()) {
    if (counted.length >= count || performance.now() > deadline) break;
    const earlier = results.of(mutant);
    const isOpen = earlier === undefined || (values.again && ['waited', 'survived'].includes(earlier.state));
    const began = performance.now();
    const result = isOpen ? { index, ...mutant, ...(await run(mutant)) } : earlier;
    // Not a program: another one is drawn in its place.
    if (result.state !== 'invalid') counted.push(result);
    if (!isOpen) continue;
    const seconds = Math.round((performance.now() - began) / 1000);
    results.add({ ...result, seconds });
    if (result.state !== 'invalid')
      console.log(`${counted.length} ${STATES[result.state]}：${tell(mutant)}（${result.by}，${seconds} s）`);
  }
} finally {
  await server.stop();
  copy.remove();
}
const of = (state) => counted.filter((one) => one.state === state);
const share = (of('killed').length / Math.max(counted.length, 1)) * 100;
for (const state of ['waited', 'survived'])
  for (const mutant of of(state)) console.log(`${STATES[state]}：${tell(mutant)}`);
console.log(`被发现 ${of('killed').length} / ${counted.length}（${share.toFixed(1)} %），超时 ${of('waited').length}`);
process.exitCode = share >= Number(values.least) ? 0 : 1;
