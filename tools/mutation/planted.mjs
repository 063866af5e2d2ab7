// Plants each fault of lib/planted-faults.mjs in a copy of the sources and runs the named tests, which must fail.
import { plantedFaults } from './lib/planted-faults.mjs';
import { runTests } from './lib/run-tests.mjs';
import { fillsTemplates, startTestServer } from './lib/test-server.mjs';
import { makeWorkCopy } from './lib/work-copy.mjs';

const LIMIT_MS = 300_000;
const names = process.argv.slice(3);

const copy = makeWorkCopy('planted');
const server = await startTestServer();
const unseen = [];
try {
  for (const { name, file, from, to, tests } of plantedFaults.filter(
    (one) => names.length === 0 || names.some((name) => one.name.includes(name)),
  )) {
    const text = copy.read(file);
    if (text.split(from).length !== 2) throw new Error(`${name}: ${file} 里没有恰好一处 ${from}`);
    copy.write(
      file,
      text.replace(from, () => to),
    );
    const fills = fillsTemplates(file);
    if (fills) await server.dropTemplates();
    const { state, by, output } = await runTests(copy, tests.project, tests.patterns, {
      serverUrl: server.url,
      limitMs: LIMIT_MS,
    });
    copy.write(file, text);
    if (fills) await server.dropTemplates();
    if (state !== 'killed') unseen.push(name);
    console.log(state === 'killed' ? `✓ ${name}：${by}` : `✗ ${name}：${state === 'invalid' ? output : '没有被发现'}`);
  }
} finally {
  await server.stop();
  copy.remove();
}
console.log(`${unseen.length === 0 ? '全部被发现' : `没有被发现：${unseen.join('；')}`}`);
process.exitCode = unseen.length === 0 ? 0 : 1;
