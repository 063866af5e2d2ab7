import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { failures, RESULTS } from './count-tests.mjs';
import { report, runStages } from './run-stages.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

/**
 * Runs the same stages several times, each time with another seed, and lists each test that failed at least once: how often, with
 * which seed, and where the output of the stage is.
 * @param {(object | object[])[][]} lines
 * @param {object} context
 * @param {object} options
 * @param {number} options.times
 * @param {number} options.seed of the first run; the next one has the next number
 * @param {string} [options.results] the folder in which the stages leave their results
 * @param {string} [options.logs] the folder for the output of the stages
 * @returns {Promise<{passed: number, failed: number}>} the sum of all runs
 */
export async function repeatStages(
  lines,
  context,
  { times, seed, results = inWorkspace(RESULTS), logs = inWorkspace('tmp/repeat') },
) {
  const total = { passed: 0, failed: 0 };
  const seen = new Map();
  rmSync(logs, { recursive: true, force: true });
  for (let round = 1; round <= times; round += 1) {
    const own = { round, seed: seed + round - 1, folder: join(logs, String(round)) };
    console.log(`第 ${round} 次，共 ${times} 次，种子 ${own.seed}`);
    mkdirSync(own.folder, { recursive: true });
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
    const { passed, failed, found } = await runRound(lines, context, own, results);
    total.passed += passed;
    total.failed += failed;
    for (const { test, ...one } of found) seen.set(test, [...(seen.get(test) ?? []), { ...own, ...one }]);
  }
  for (const [test, failed] of seen) console.log(lineOf(test, failed, times));
  return total;
}

async function runRound(lines, context, { seed, folder }, results) {
  const found = new Map();
  const seeded = { SEED: String(seed) };
  const own = {
    ...context,
    again: true,
    env: { ...context.env, ...seeded },
    temporary: { ...context.temporary, ...seeded },
  };
  const sum = await runStages(lines, own, ({ output, ...result }) => {
    const { stage, counted } = result;
    const log = join(folder, `${stage.name}.log`);
    writeFileSync(log, output);
    report({ ...result, output: '' });
    if (counted.failed === 0) return;
    const failed = stage.count ? failures(results).filter(({ test }) => !found.has(test)) : [];
    // A proof is one check, and a stage can end before it has any results.
    for (const { test, error } of failed.length > 0 ? failed : [{ test: stage.name, error: '' }])
      found.set(test, { test, error, log: relative(workspace, log) });
  });
  return { ...sum, found: found.values() };
}

function lineOf(test, failed, times) {
  const each = failed.map(({ round, seed, log, error }) =>
    [`  第 ${round} 次`, `种子 ${seed}`, log, error].filter(Boolean).join(' · '),
  );
  return [`✗ ${test}：${times} 次中有 ${failed.length} 次没有通过`, ...each].join('\n');
}
