import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { exportSite } from './export-site.mjs';
import { fail } from './fail.mjs';
import { ended, freePort, startGateway } from './gateway-process.mjs';
import { install } from './install.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

const { folder = inWorkspace('dist/export'), from } = given();
process.chdir(workspace);
if (existsSync('.env')) process.loadEnvFile('.env');
const { MODE: mode = 'sandbox', PORT: port = '8080', API_ORIGIN: apiOrigin = '' } = process.env;
const installation = from ? {} : { mode, port };
if (apiOrigin !== '' && !isOrigin(apiOrigin)) {
  fail(`环境变量 API_ORIGIN 的值无效：${apiOrigin}（应如 https://api.example.com）`);
}
const write = (gateway) =>
  exportSite({ gateway, folder, apiOrigin, installation }).catch((error) => ({ trouble: error.message }));
const { pages, files, trouble } = await (from ? write(from) : fromOwnGateway(write));
if (trouble) fail(`导出失败：${trouble}`);
console.log(`已导出 ${pages} 个页面、${files} 个其他文件到 ${folder}`);

/** Parses the arguments. The folder is relative to the caller's working directory, not to the repository. */
function given() {
  try {
    const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
    if (positionals.length > 1 || (values.from !== undefined && !isOrigin(values.from))) throw new Error();
    return { ...values, ...(positionals[0] && { folder: resolve(positionals[0]) }) };
  } catch {
    return fail('用法：npm run export -- [<目录>] [--from <网关地址，如 http://127.0.0.1:8080>]');
  }
}

function isOrigin(text) {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Exports from a gateway on a temporary database. Its pages equal those of any other gateway with this content. */
async function fromOwnGateway(run) {
  const built = isBuilt();
  await install({ dev: !built });
  if (!built) await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-export-'));
  const own = { MODE: 'sandbox', HOST: '', DATA_DIR: dataDir, DATABASE_URL: '', OPS_PORT: '0', TRUST_PROXY: '' };
  const { child, url } = await startGateway({ ...own, PORT: String(await freePort()) });
  try {
    return await run(url);
  } finally {
    child.kill('SIGTERM');
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
