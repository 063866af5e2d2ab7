// Draws mutants of the gateway and its SQL functions at random and runs the nearest tests on each. A mutant that passes them all
// is a fault that no test would find.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { drawMutants } from './lib/draw-mutants.mjs';
import { nearestTests } from './lib/nearest-tests.mjs';
import { runTests } from './lib/run-tests.mjs';
import { startTestServer } from './lib/test-server.mjs';
import { makeWorkCopy } from './lib/work-copy.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    count: { type: 'string', default: '200' },
    /** Only files whose path contains this. */
    under: { type: 'string', default: '' },
    /** The share of killed mutants below which the command fails, in percent. */
    least: { type: 'string', default: '90' },
  },
});
const LIMIT_MS = 400_000;
const count = Number(values.count);

console.log(`种子 ${values.seed}（--seed ${values.seed} 可重放）`);
const copy = makeWorkCopy('api');
const server = await startTestServer();
const drawn = drawMutants(values.seed, copy.read, values.under);
console.log(`共 ${drawn.length} 个变异，抽取 ${count} 个`);
const results = [];
const tell = ({ file, number, line, put }) => `${file}:${number} ${line} → ${put || '（删去）'}`;
try {
  for (const mutant of drawn) {
    if (results.length >= count) break;
    const { file, start, end, put } = mutant;
    const text = copy.read(file);
    copy.write(file, text.slice(0, start) + put + text.slice(end));
    const began = performance.now();
    const { state, by } = await runTests(copy, 'apps/api', nearestTests(file), {
      serverUrl: server.url,
      limitMs: LIMIT_MS,
    });
    copy.write(file, text);
    // Not a program: another one is drawn in its place.
    if (state === 'invalid') continue;
    results.push({ ...mutant, state, by });
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${state === 'killed' ? '✓' : '✗'} ${results.length} ${tell(mutant)}（${by ?? '没有被发现'}，${seconds} s）`,
    );
  }
} finally {
  await server.stop();
  copy.remove();
}
const survivors = results.filter(({ state }) => state === 'survived');
const share = ((results.length - survivors.length) / Math.max(results.length, 1)) * 100;
mkdirSync(inWorkspace('tmp/mutation'), { recursive: true });
writeFileSync(inWorkspace('tmp/mutation/api.json'), JSON.stringify({ seed: values.seed, results }, undefined, 2));
for (const mutant of survivors) console.log(`存活：${tell(mutant)}`);
console.log(`被发现 ${results.length - survivors.length} / ${results.length}（${share.toFixed(1)} %）`);
process.exitCode = share >= Number(values.least) ? 0 : 1;
