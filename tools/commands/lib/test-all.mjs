import { rmSync } from 'node:fs';
import { busyCores } from './busy-cores.mjs';
import { failedTests, RESULTS } from './count-tests.mjs';
import { fail } from './fail.mjs';
import { install } from './install.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { repeatStages } from './repeat-stages.mjs';
import { report, runStages } from './run-stages.mjs';
import { runNode } from './run.mjs';
import { needs } from './system-needs.mjs';
import { NX, STAGES } from './test-stages.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

/**
 * Runs all tests, prints a line for each stage and sets the exit code.
 * @param {object} options
 * @param {boolean} [options.affected] only the stages and projects that a change touches
 * @param {string} [options.base] the commit to compare with; by default `main`, so that on main these are the uncommitted changes
 * @param {string} [options.repeat] how often to run, under load, the stages whose tests can pass once and fail once
 */
export async function testAll({ affected = false, base = 'main', repeat }) {
  process.chdir(workspace);
  if (repeat !== undefined && !/^[1-9]\d{0,2}$/.test(repeat)) fail('用法：npm test -- --repeat <次数>，1 至 999');
  const begun = performance.now();
  await install({ dev: true });
  const temporary = memoryFolder();
  const context = { env: { ...(await needs()), ...temporary }, temporary, base: affected ? base : undefined };
  const touched = affected ? await touchedProjects(base) : undefined;
  if (touched) console.log(`与 ${base} 相比，改动涉及：${touched.sort().join('、') || '没有项目'}`);
  const isNeeded = ({ of, always }) => !touched || always || (of ? touched.includes(of) : touched.length > 0);
  const lines = chosen(STAGES, isNeeded);
  const { passed, failed } = repeat ? await underLoad(lines, context, Number(repeat)) : await once(lines, context);
  console.log(`用时 ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** The stages that a condition selects, in the same order and grouping. */
const chosen = (lines, isChosen) => lines.map((line) => line.map((entry) => [entry].flat().filter(isChosen)));

async function once(lines, context) {
  rmSync(inWorkspace(RESULTS), { recursive: true, force: true });
  const total = await runStages(lines, context, report);
  for (const failed of failedTests()) console.log(`✗ ${failed}`);
  return total;
}

async function underLoad(lines, context, times) {
  // The build is made once. It is no test, so it is not repeated.
  const built = await runStages(
    chosen(lines, ({ name }) => name === '构建'),
    context,
    report,
  );
  if (built.failed > 0) return built;
  const load = busyCores();
  try {
    const again = chosen(lines, ({ canFlake }) => canFlake);
    return await repeatStages(again, context, { times, seed: Number(process.env.SEED ?? Date.now() % 1_000_000) });
  } finally {
    load.stop();
  }
}

async function touchedProjects(base) {
  const { ok, output } = await runNode(NX, ['show', 'projects', '--affected', `--base=${base}`, '--json']);
  if (!ok) fail(output.trim());
  return JSON.parse(output);
}
