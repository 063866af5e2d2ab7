import { rmSync } from 'node:fs';
import { fail } from './fail.mjs';
import { install } from './install.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { nxBuild } from './build.mjs';
import { countJest, countPlaywright, failedTests, RESULTS } from './count-tests.mjs';
import { runNode } from './run.mjs';
import { needs } from './system-needs.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

const PRETTIER = [
  '--check',
  '.',
  '--log-level=warn',
  '--cache',
  '--cache-location=tmp/prettier-cache',
  '--cache-strategy=content',
];

const NX = inWorkspace('node_modules/nx/dist/bin/nx.js');

/** Runs one task in every project that has it. nx shows what failed and does not repeat unchanged tasks. */
const nx =
  (target) =>
  ({ base, env }) =>
    runNode(NX, [...(base ? ['affected', `--base=${base}`] : ['run-many']), '-t', target, '--parallel=2'], { env });

/** A short run of a proof. Each run draws a new seed and prints it. Programs are installed on a disk: memory may not execute any. */
const prove =
  (name, args) =>
  ({ temporary }) =>
    runNode(inWorkspace('tools/commands/prove.mjs'), [name, ...args], { env: name === 'consumer' ? {} : temporary });

/**
 * Stages in order. The stages within one entry run in parallel. A stage without tests of its own counts as one check. `after` names a
 * stage that must have passed. `of` names a project: a run of what a change touches leaves the stage out unless it touches that project.
 * `always`: also for a change of files that belong to no project, such as the README.
 * The ledger proofs wait for disks and restarts, so the libraries are packed and installed meanwhile.
 */
const STAGES = [
  [
    { name: '格式', run: () => runNode(inWorkspace('node_modules/prettier/bin/prettier.cjs'), PRETTIER), always: true },
    { name: '代码规范', run: nx('lint') },
  ],
  [{ name: '类型', run: nx('typecheck') }],
  [{ name: '单元与接口测试', run: nx('test'), count: countJest }],
  [{ name: '构建', run: nxBuild, of: 'e2e' }],
  [
    [
      { name: '账目模型', run: prove('model', ['--sequences', '200', '--operations', '10000']), of: 'api' },
      {
        name: '账目模型（MT5 接口）',
        run: prove('model', ['--platform', 'connector', '--sequences', '8', '--operations', '1600']),
        of: 'api',
      },
      { name: '强制终止', run: prove('kill', ['--rounds', '10']), after: '构建', of: 'api' },
    ],
    { name: '装用发布的库', run: prove('consumer', []), after: '构建', of: 'e2e' },
  ],
  [{ name: '浏览器测试', run: nx('e2e'), count: countPlaywright('e2e'), after: '构建', of: 'e2e' }],
  [{ name: '第二品牌', run: nx('e2e-brands'), count: countPlaywright('e2e-brands'), after: '构建', of: 'e2e' }],
];

const total = { passed: 0, failed: 0 };
const broken = new Set();

/**
 * Runs all tests, prints a line for each stage and sets the exit code.
 * @param {object} options
 * @param {boolean} [options.affected] only the stages and projects that a change touches
 * @param {string} [options.base] the commit to compare with; by default `main`, so that on main these are the uncommitted changes
 */
export async function testAll({ affected = false, base = 'main' }) {
  process.chdir(workspace);
  const begun = performance.now();
  await install({ dev: true });
  const temporary = memoryFolder();
  const env = { ...(await needs()), ...temporary };
  rmSync(inWorkspace(RESULTS), { recursive: true, force: true });
  const touched = affected ? await touchedProjects(base) : undefined;
  const context = { env, temporary, base: affected ? base : undefined };
  if (touched) console.log(`与 ${base} 相比，改动涉及：${touched.sort().join('、') || '没有项目'}`);
  const isNeeded = ({ of, always }) => !touched || always || (of ? touched.includes(of) : touched.length > 0);
  for (const lines of STAGES) {
    await Promise.all(lines.map((line) => runLine([line].flat().filter(isNeeded), context)));
  }
  for (const failed of failedTests()) console.log(`✗ ${failed}`);
  console.log(`用时 ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function touchedProjects(base) {
  const { ok, output } = await runNode(NX, ['show', 'projects', '--affected', `--base=${base}`, '--json']);
  if (!ok) fail(output.trim());
  return JSON.parse(output);
}

async function runLine(stages, context) {
  for (const stage of stages) await runStage(stage, context);
}

async function runStage(stage, context) {
  if (broken.has(stage.after)) {
    report(stage, { passed: 0, failed: 1 }, `没有运行：${stage.after}没有通过。\n`, 0);
    return;
  }
  const started = performance.now();
  const { ok, output } = await stage.run(context);
  const counted = stage.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A crash, an empty suite or a missing result must not look like a pass.
  if (counted.failed === 0 && (!ok || counted.passed === 0)) counted.failed = 1;
  report(stage, counted, output, (performance.now() - started) / 1000);
}

function report({ name }, { passed, failed }, output, seconds) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) {
    broken.add(name);
    console.log(output.trimEnd());
  }
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}：${passed} passed, ${failed} failed，${seconds.toFixed(1)} s`);
}
