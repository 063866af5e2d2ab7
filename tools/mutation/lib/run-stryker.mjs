import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inWorkspace } from '../../commands/lib/workspace.mjs';
import { makeWorkCopy } from './work-copy.mjs';

const STRYKER = inWorkspace('node_modules/@stryker-mutator/core/bin/stryker.js');
const NOT_MUTATED = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.test-d.ts', '!**/*.vectors.ts', '!**/*.stories.tsx'];

/**
 * Runs Stryker on a library in a copy of the sources. What an earlier run has found is used again where neither the code nor its
 * tests have changed; `--whole` runs everything.
 * @param library a folder of libs
 * @param mutate the files below it, as globs
 * @param least the share of killed mutants below which the command fails, in percent
 */
export async function runStryker(library, mutate, least) {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      whole: { type: 'boolean', default: false },
      only: { type: 'string' },
      /** Mutants that are tested at the same time. */
      workers: { type: 'string', default: '2' },
    },
  });
  const results = inWorkspace('tmp/mutation');
  mkdirSync(results, { recursive: true });
  const copy = makeWorkCopy(library);
  const folder = join(copy.folder, 'libs', library);
  const options = {
    // The copy is thrown away: Stryker need not make another one.
    inPlace: true,
    mutate: [...(values.only ? [values.only] : mutate), ...NOT_MUTATED],
    testRunner: 'jest',
    plugins: [inWorkspace('node_modules/@stryker-mutator/jest-runner/dist/src/index.js')],
    jest: { configFile: 'jest.config.cjs' },
    coverageAnalysis: 'perTest',
    // A mutant in a constant of a module is only seen by loading everything again, which takes most of the time.
    ignoreStatic: true,
    incremental: true,
    force: values.whole,
    incrementalFile: join(results, `${library}-incremental.json`),
    tempDirName: join(results, `${library}-stryker`),
    reporters: ['clear-text', 'json', 'progress-append-only'],
    // On a busy machine a run takes several times as long; a mutant that was only slow must not count as found.
    timeoutMS: 30_000,
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(results, `${library}.json`) },
    thresholds: { high: 100, low: least, break: least },
    concurrency: Number(values.workers),
    allowConsoleColors: false,
  };
  inStrykersEnvironment(folder);
  try {
    writeFileSync(join(folder, 'stryker.config.json'), JSON.stringify(options));
    const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'stryker.config.json'], {
      cwd: folder,
      // nx finds the workspace by it; the copy has its own nx.json.
      env: { ...process.env, NX_WORKSPACE_ROOT_PATH: copy.folder },
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    report(library, JSON.parse(readFileSync(join(results, `${library}.json`), 'utf8')), results);
  } finally {
    copy.remove();
  }
}

/** Tests that name the node environment run in Stryker's, which counts what they cover. */
function inStrykersEnvironment(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.test\.tsx?$/.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const named = text.replace(
      '@jest-environment node\n',
      '@jest-environment @stryker-mutator/jest-runner/jest-env/node\n',
    );
    if (named !== text) writeFileSync(path, named);
  }
}

/** Prints the survivors in one line each, and keeps them beside the result. */
function report(library, { files }, results) {
  const survivors = Object.entries(files).flatMap(([file, { mutants, source }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement, status }) => {
        const line = source.split('\n')[location.start.line - 1]?.trim();
        return `${file}:${location.start.line} ${line} → ${replacement}（${status === 'Survived' ? '存活' : '没有测试'}）`;
      }),
  );
  writeFileSync(join(results, `${library}-survivors.txt`), survivors.join('\n'));
  for (const one of survivors) console.log(one);
  console.log(`${library}：${survivors.length} 个变异没有被发现`);
}
