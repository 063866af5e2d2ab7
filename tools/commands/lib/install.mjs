import { existsSync, readFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { run, runNode } from './run.mjs';
import { inWorkspace } from './workspace.mjs';

/**
 * Whether node_modules holds what package-lock.json lists, by npm's own record of what it installed. Packages for other
 * platforms may be missing from that record.
 * @param {{dev: boolean}} needs without dev, a deployment that was installed by `npm ci --omit=dev` is complete
 */
export function isInstalled({ dev }) {
  const requested = readPackages(inWorkspace('package-lock.json'));
  const present = readPackages(inWorkspace('node_modules', '.package-lock.json'));
  return Object.entries(requested).every(([path, entry]) => {
    if (path === '') return true;
    if (present[path]) return present[path].version === entry.version;
    return entry.optional || entry.devOptional || entry.peer || (entry.dev && !dev);
  });
}

/** Installs what is missing, or exits with a one-line error. */
export async function install({ dev }) {
  if (isInstalled({ dev })) return;
  console.log('正在安装依赖，第一次约需一分钟……');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const { ok, output } = npm ? await runNode(npm, args) : await run('npm', args);
  if (ok) return;
  console.error(output.trim().split('\n').slice(-15).join('\n'));
  fail('安装依赖失败（npm ci）：原因见上方。请检查网络和 npm 源后重试。');
}

function readPackages(path) {
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
