import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { build as viteBuild } from 'vite';
import { build } from './build.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

// The gateway for development: built again and restarted after every change of apps/api or of a library that it uses. It renders
// the site's pages from the last build; the development server of the site renders them in the browser.
process.chdir(workspace);
if (existsSync('.env')) process.loadEnvFile('.env');
await build();

const outDir = inWorkspace('dist/dev/api');
let gateway;
let leaving = false;
let restarting = Promise.resolve();

const watcher = await viteBuild({
  configFile: inWorkspace('apps/api/vite.config.mts'),
  logLevel: 'warn',
  build: { outDir, watch: {} },
});
watcher.on('event', ({ code, error }) => {
  if (code === 'ERROR') console.error(error.message);
  if (code === 'END') restarting = restarting.then(restart);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    leaving = true;
    await watcher.close();
    await restarting;
    await stop();
    process.exit(0);
  });
}

async function restart() {
  if (leaving) return;
  await stop();
  gateway = spawn(process.execPath, ['--enable-source-maps', `${outDir}/main.mjs`], { stdio: 'inherit' });
}

async function stop() {
  if (!gateway || gateway.exitCode !== null || gateway.signalCode !== null) return;
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
}
