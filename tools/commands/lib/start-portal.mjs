import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { fail } from './fail.mjs';
import { startEmpty } from './fresh.mjs';
import { install } from './install.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

const unknown = process.argv.slice(2).filter((argument) => argument !== '--fresh');
if (unknown.length > 0) fail(`不认识的参数 ${unknown.join(' ')}。用法：npm start [-- --fresh]`);

// DATA_DIR and the rest are relative to the repository, wherever the command was called from.
process.chdir(workspace);
if (existsSync('.env')) process.loadEnvFile('.env');
const built = isBuilt();
await install({ dev: !built });
if (!built) await build();
if (process.argv.includes('--fresh')) await startEmpty(process.env.DATA_DIR || 'data');

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  // Ctrl+C arrives twice, from the terminal and from npm. The second one must not interrupt the gateway's orderly shutdown.
  process.on(signal, () => {
    if (!stopping && process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
    stopping = true;
  });
}
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
process.setSourceMapsEnabled(true);

// The program reads its command from here; `--fresh` has been done.
process.argv.splice(2, Infinity, 'start');
// Runs in this process, not in a child: this saves the memory of one Node, and signals and exit code are the gateway's own.
await import(pathToFileURL(inWorkspace('dist/apps/api/main.mjs')).href);
