import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Env } from '../env/env';

/** Free megabytes that a start needs in DATA_DIR: the embedded database writes its files first. */
const leastMegabytes = { embedded: 300, external: 50 };

const serversOf = (env: Env) =>
  [
    ['PORT', env.PORT, env.HOST],
    ['STAFF_PORT', env.STAFF_PORT, env.STAFF_HOST],
    ['OPS_PORT', env.OPS_PORT, env.OPS_HOST],
  ] as const;

/** What of this machine stands in the way of a start, a line each: DATA_DIR, its disk, the ports. */
export async function startFaults(env: Env): Promise<string[]> {
  const ports = await Promise.all(serversOf(env).map(([name, port, host]) => portFaults(name, port, host)));
  return [...folderFaults(env), ...ports.flat()];
}

/** The ports that a start could not have; a port of a gateway that already runs is right. */
export async function otherPortFaults(env: Env): Promise<string[]> {
  const faultsOf = async ([name, port, host]: ReturnType<typeof serversOf>[number]) => {
    const faults = await portFaults(name, port, host);
    return faults.includes(taken(name)) && (await isPortal(port, host)) ? [] : faults;
  };
  return (await Promise.all(serversOf(env).map(faultsOf))).flat();
}

const taken = (name: string) => `${name} 的端口已被占用：请换一个端口，或停止占用它的程序`;

/** Whether a server of this program answers. */
async function isPortal(port: number, host: string): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`;
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) });
    return answer.ok && (await answer.text()).startsWith('ok');
  } catch {
    return false;
  }
}

/** The program of the site's pages, made by a build. */
export const siteEntry = ({ WEB_DIR }: Pick<Env, 'WEB_DIR'>) => join(resolve(WEB_DIR), 'site-server/entry-server.mjs');

/** Whether WEB_DIR has what was built. */
export const webFaults = (env: Pick<Env, 'WEB_DIR'>): string[] =>
  existsSync(siteEntry(env)) ? [] : ['WEB_DIR 里没有构建产物：请改为 dist/apps 的路径；在源码目录中请运行 npm start'];

/**
 * Whether DATA_DIR can be written to and has space. A file is written, because rights alone do not tell of a read-only disk. A folder
 * that this makes is removed again: the gateway's own user shall make it.
 */
export function folderFaults({ DATA_DIR, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): string[] {
  const probe = join(DATA_DIR, `.probe-${process.pid}`);
  let made: string | undefined;
  try {
    made = mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(probe, 'probe');
    rmSync(probe);
    const { bavail, bsize } = statfsSync(DATA_DIR);
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    const least = leastMegabytes[DATABASE_URL === '' ? 'embedded' : 'external'];
    return free < least ? [`DATA_DIR 所在的磁盘只剩 ${free} MB，至少需要 ${least} MB：请清理磁盘，或换一个目录`] : [];
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'ENOSPC') return [`DATA_DIR 不可写（${code}）：请让运行网关的用户拥有这个目录，或换一个目录`];
    rmSync(probe, { force: true });
    return ['DATA_DIR 所在的磁盘已满：请清理磁盘，或换一个目录'];
  } finally {
    if (made !== undefined) rmSync(made, { recursive: true });
  }
}

async function portFaults(name: string, port: number, host: string): Promise<string[]> {
  if (port === 0) return [];
  const server = createServer();
  const code = await new Promise<string | undefined>((tried) => {
    server.once('error', (error: { code?: string }) => tried(error.code ?? 'Error'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => tried(undefined)));
  });
  if (code === undefined) return [];
  if (code === 'EADDRINUSE') return [taken(name)];
  if (code === 'EACCES') return [`没有权限使用 ${name} 的端口：请换一个 1024 以上的端口`];
  return [`${name.replace('PORT', 'HOST')} 不是本机的地址（${code}）：请改为本机的一个地址`];
}
