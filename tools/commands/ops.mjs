import './lib/check-node.mjs';

const { existsSync } = await import('node:fs');
const { pathToFileURL } = await import('node:url');
const { fail } = await import('./lib/fail.mjs');
const { inWorkspace, workspace } = await import('./lib/workspace.mjs');

// DATA_DIR and the rest are relative to the repository, wherever the command was called from.
process.chdir(workspace);
if (existsSync('.env')) process.loadEnvFile('.env');
const program = inWorkspace('dist/apps/api/main.mjs');
if (!existsSync(program)) fail('缺少构建产物，请先运行 npx nx build api。');
// Without a command the program would start the gateway.
if (process.argv.length === 2) process.argv.push('--help');
await import(pathToFileURL(program).href);
