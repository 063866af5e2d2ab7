import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fail } from './fail.mjs';
import { runNode } from './run.mjs';
import { inWorkspace } from './workspace.mjs';

const FOLDER = 'e2e/baseline';

/**
 * Updates the screenshot baselines and shrinks them to a palette, which is enough for a page's few colours.
 * `answers` records anew the responses that the user centre's screenshots are rendered from.
 * @param {string[]} names parts of specs' paths, such as `stories.spec`; none means every spec with baselines
 */
export async function drawBaseline(names) {
  const { ok, output } = await runNode(inWorkspace('node_modules/nx/dist/bin/nx.js'), [
    'run-many',
    '-t',
    'build',
    'build-storybook',
    '-p',
    'api,site,user-center,ui',
    '--outputStyle=static',
  ]);
  if (!ok) fail(`构建失败：\n${output}`);
  const answers = names.includes('answers');
  const specs = answers
    ? ['record-answers.spec']
    : names.length > 0
      ? names
      : ['stories.spec', 'screenshots.spec', 'every-page.spec'];
  const drawn = await runNode(
    inWorkspace('node_modules/@playwright/test/cli.js'),
    ['test', '-c', 'e2e/playwright.config.ts', '--project=desktop', '--update-snapshots=changed', ...specs],
    { env: { DRAW: '1', ...(answers && { RECORD_ANSWERS: '1' }) } },
  );
  console.log(drawn.output.trimEnd().split('\n').slice(-12).join('\n'));
  let bytes = 0;
  for (const file of pictures(inWorkspace(FOLDER))) bytes += await shrink(file);
  console.log(`${FOLDER}：共 ${(bytes / 1024 / 1024).toFixed(2)} MB`);
  if (!drawn.ok) process.exitCode = 1;
}

const pictures = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(folder, name));

/** Skips files that already have a palette, so that an unchanged screenshot causes no diff. */
async function shrink(file) {
  const before = readFileSync(file);
  const { isPalette } = await sharp(before).metadata();
  if (!isPalette) {
    writeFileSync(file, await sharp(before).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer());
  }
  return statSync(file).size;
}
