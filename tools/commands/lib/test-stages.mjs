import { nxBuild } from './build.mjs';
import { countJest, countPlaywright } from './count-tests.mjs';
import { runNode } from './run.mjs';
import { inWorkspace } from './workspace.mjs';

const PRETTIER = [
  '--check',
  '.',
  '--log-level=warn',
  '--cache',
  '--cache-location=tmp/prettier-cache',
  '--cache-strategy=content',
];

/** A stage that hangs must not take the whole time of a run: the longest takes about 35 minutes on 2 cores. */
const STAGE_LIMIT = 55 * 60_000;

/** The program nx. */
export const NX = inWorkspace('node_modules/nx/dist/bin/nx.js');

/** Runs one task in every project that has it. nx shows what failed and does not repeat unchanged tasks, unless `again` is set. */
const nx =
  (target) =>
  ({ base, env, again }) => {
    const which = base ? ['affected', `--base=${base}`] : ['run-many'];
    return runNode(NX, [...which, '-t', target, '--parallel=2', ...(again ? ['--skip-nx-cache'] : [])], {
      env,
      limit: STAGE_LIMIT,
    });
  };

/** A short run of a proof. Programs are installed on a disk: memory may not execute any. */
const prove =
  (name, args) =>
  ({ temporary }) =>
    runNode(inWorkspace('tools/commands/prove.mjs'), [name, ...args], {
      env: name === 'consumer' ? {} : temporary,
      limit: STAGE_LIMIT,
    });

/**
 * Stages in order. The stages within one entry run in parallel. A stage without tests of its own counts as one check. `after` names a
 * stage that must have passed. `of` names a project: a run of what a change touches leaves the stage out unless it touches that project.
 * `always`: also for a change of files that belong to no project, such as the README. `canFlake`: `--repeat` runs it.
 * The ledger proofs wait for disks and restarts, so the libraries are packed and installed meanwhile.
 */
export const STAGES = [
  [
    { name: '格式', run: () => runNode(inWorkspace('node_modules/prettier/bin/prettier.cjs'), PRETTIER), always: true },
    { name: '代码规范', run: nx('lint') },
  ],
  [{ name: '类型', run: nx('typecheck') }],
  [{ name: '单元与接口测试', run: nx('test'), count: countJest, canFlake: true }],
  [{ name: '构建', run: nxBuild, of: 'e2e' }],
  [
    [
      {
        name: '账目模型',
        run: prove('model', ['--sequences', '200', '--operations', '10000']),
        of: 'api',
        canFlake: true,
      },
      {
        name: '账目模型（MT5 接口）',
        run: prove('model', ['--platform', 'connector', '--sequences', '8', '--operations', '1600']),
        of: 'api',
        canFlake: true,
      },
      { name: '强制终止', run: prove('kill', ['--rounds', '10']), after: '构建', of: 'api', canFlake: true },
    ],
    { name: '装用发布的库', run: prove('consumer', []), after: '构建', of: 'e2e' },
  ],
  [{ name: '浏览器测试', run: nx('e2e'), count: countPlaywright('e2e'), after: '构建', of: 'e2e', canFlake: true }],
  [
    {
      name: '第二品牌',
      run: nx('e2e-brands'),
      count: countPlaywright('e2e-brands'),
      after: '构建',
      of: 'e2e',
      canFlake: true,
    },
  ],
];
