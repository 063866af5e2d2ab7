import { brandOf } from '@portal/brand';
import { readFileSync } from 'node:fs';
import { importAccounts } from '../account/linking/import-accounts';
import { checkSecret } from './checks/check-secret';
import { webApiPorts } from './compose';
import { ImportError, runImport, type ImportReport } from '../core/imports';
import { makeCrypto } from '../crypto/crypto';
import { importCustomers } from '../customer/imports/import-customers';
import { applySchema } from '../database/apply-schema';
import { openDatabase } from '../database/database';
import { EnvError } from '../core/errors/env-error';
import type { Env } from './env/env';
import { installedBrand } from './installed-brand';
import { migrateJobs } from '../jobs/jobs';
import { createServer } from '../app';

export interface ImportRun {
  env: Env;
  databaseUrl: string;
  schemaFolder: string;
  /** 64 hex digits. */
  secret: string;
  /** What follows `import`: `customers` or `accounts`, the file, and `--apply`. */
  arguments: readonly string[];
  print(line: string): void;
}

export const importUsage = '用法：portal import customers|accounts 文件.csv [--apply]';
/** Milliseconds between two lines of progress. */
const progressEvery = 1_000;

/** Imports a file into the database without a gateway, or reports what an import would do. Returns whether no line has a fault. */
export async function importFile(run: ImportRun): Promise<boolean> {
  const { env, print } = run;
  const apply = run.arguments.includes('--apply');
  const [what, file, ...more] = run.arguments.filter((word) => word !== '--apply');
  if ((what !== 'customers' && what !== 'accounts') || file === undefined || more.length > 0)
    throw new ImportError(importUsage);
  const bytes = readFile(file);
  if (what === 'accounts' && env.MT5_URL === '') throw new EnvError(['导入账户须连接 MT5 平台：请设置 MT5_URL']);
  const db = openDatabase(run.databaseUrl, 6);
  const ports = what === 'accounts' ? webApiPorts(env, db) : undefined;
  try {
    await migrateJobs(db.pool, createServer(env).log);
    await applySchema(db.pool, run.schemaFolder);
    const crypto = makeCrypto(run.secret);
    await checkSecret(db, crypto);
    const brand = installedBrand(brandOf(env.BRAND), env);
    const options = { apply, progress: progressOf(print) };
    const report = ports
      ? await runImport(bytes, importAccounts({ brand, db, ports }), options)
      : await runImport(bytes, importCustomers({ brand, crypto, db }), options);
    for (const line of reportLines(report, apply)) print(line);
    return report.faults.length === 0;
  } finally {
    await ports?.trading.close?.();
    await db.close();
  }
}

function readFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ImportError(`无法读取文件 ${file}（${(error as { code?: string }).code ?? 'Error'}）`);
  }
}

function progressOf(print: ImportRun['print']) {
  const started = Date.now();
  let last = started;
  return (done: number, all: number) => {
    if (Date.now() - last < progressEvery && done < all) return;
    last = Date.now();
    print(`已处理 ${done} / ${all} 行，用时 ${Math.round((last - started) / 1000)} 秒`);
  };
}

function reportLines({ lines, added, existing, faults }: ImportReport, apply: boolean): string[] {
  const faultLines = faults.map(({ line, fault }) => `第 ${line} 行：${fault}`);
  const sum = `共 ${lines} 行：${apply ? '已导入' : '可导入'} ${added}，此前已导入 ${existing}，有误 ${faults.length}`;
  if (!apply) return [...faultLines, sum, '这是试运行，没有写入任何数据。确认后加 --apply 导入。'];
  return [...faultLines, sum, ...(faults.length > 0 ? ['有误的行没有导入，改正后可用同一文件重新运行。'] : [])];
}
