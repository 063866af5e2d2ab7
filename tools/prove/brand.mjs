// Follows docs/how-to/brand.md step by step in a copy of the repository: runs its commands, writes its files, builds, starts the
// portal and checks its home page.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { systemBrowser } from '../commands/lib/browser.mjs';
import { ended, freePort, isReady } from '../commands/lib/gateway-process.mjs';
import { run } from '../commands/lib/run.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyRepository } from './lib/copy-repository.mjs';
import { stepsOf } from './lib/steps-of.mjs';
import { workFolder } from './lib/work-folder.mjs';

const howTo = readFileSync(inWorkspace('docs/how-to/brand.md'), 'utf8');
const [, own] = /action: '(#\w{6})'/.exec(howTo);

const { folder, log, remove } = workFolder('portal-brand-');
const copy = join(folder, 'repository');
copyRepository(copy);

const begun = performance.now();
const say = (what) => console.log(`${what}，${((performance.now() - begun) / 1000).toFixed(0)} s`);
let written = 0;
let ok = false;
try {
  for (const step of stepsOf(howTo)) {
    if (step.file) {
      writeFileSync(join(copy, step.file), step.text);
      written += 1;
      say(`✓ 写好 ${step.file}`);
    } else if (step.serves) {
      ok = await lookAt(step.text);
    } else {
      const done = await run('bash', ['-c', step.text], { cwd: copy, env: { NX_DAEMON: 'false' } });
      say(`${done.ok ? '✓' : '✗'} ${step.text}`);
      if (!done.ok) throw new Error(done.output);
    }
  }
} finally {
  remove({ keep: !ok });
}
const minutes = (performance.now() - begun) / 60_000;
console.log(`从无到运行 ${minutes.toFixed(1)} 分钟，手写 ${written + 1} 个文件以内`);
if (!ok || minutes > 15 || written > 3) process.exitCode = 1;

/** Starts the portal by the how-to page's own command and checks its home page. */
async function lookAt(command) {
  const port = await freePort();
  const portal = spawn('bash', ['-c', `exec ${command.replace(/^(\w+=\S+) /, 'env $1 ')}`], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', log, log],
  });
  try {
    while (!(await isReady(`http://127.0.0.1:${port}`))) {
      if (portal.exitCode !== null) throw new Error(`the portal did not start: see ${folder}/gateway.log`);
      await sleep(500);
    }
    say('✓ 构建并启动');
    const { siteOrigin, brand } = await (await fetch(`http://127.0.0.1:${port}/config.json`)).json();
    const browser = await chromium.launch({
      executablePath: systemBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(siteOrigin);
      await expect(page).toHaveTitle(/莲花交易/);
      // Checks the computed style: the style elements hold no text once the rules are in the CSSOM.
      await expect(page.locator('html')).toHaveCSS('--action', own);
      mkdirSync(inWorkspace('tmp'), { recursive: true });
      await page.screenshot({ path: inWorkspace('tmp/prove-brand.png') });
      say(`✓ ${brand} 的首页（截图 tmp/prove-brand.png）`);
    } finally {
      await browser.close();
    }
    return true;
  } finally {
    portal.kill('SIGTERM');
    await ended(portal);
  }
}
