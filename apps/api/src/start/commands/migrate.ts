import { applySchema } from '../../database/apply-schema';
import { openDatabase } from '../../database/database';
import { newerVersion } from '../../database/release-place';
import { readSchemaFiles } from '../../database/schema-files';
import { EnvError } from '../../core/errors/env-error';
import { readEnv } from '../env/env';
import { migrateJobs } from '../../jobs/jobs';
import type { Command } from './command';

/** Brings the database to this release, as a start does, without a gateway. */
export const migrate: Command = {
  usage: '[--dry-run]',
  summary: `把 DATABASE_URL 的数据库更新到本版本的结构；网关启动时也会这样做
  --dry-run   只试运行并列出会执行的文件，不保存任何改动`,
  options: { 'dry-run': { type: 'boolean' } },
  words: [0, 0],
  async run({ env: source, options, schemaFolder, terminal }) {
    const { DATABASE_URL } = readEnv(source);
    if (DATABASE_URL === '') throw new EnvError(['缺少环境变量 DATABASE_URL']);
    const isTrial = options['dry-run'] === true;
    const db = openDatabase(DATABASE_URL, 1);
    try {
      const quiet = { debug: () => undefined, warn: terminal.printError, error: () => undefined };
      if (!isTrial) await migrateJobs(db.pool, quiet);
      const applied = await applySchema(db.pool, schemaFolder, { isTrial });
      for (const path of applied) terminal.print(path);
      const newer = await newerVersion(db.pool, await readSchemaFiles(schemaFolder));
      if (newer !== undefined) terminal.print(`数据库属于较新的版本 ${newer}，没有改动；本程序可以使用它。`);
      else if (applied.length === 0) terminal.print('数据库结构已是本版本。');
      else
        terminal.print(
          isTrial ? `试运行成功：${applied.length} 个文件，没有保存。` : `已执行 ${applied.length} 个文件。`,
        );
    } finally {
      await db.close();
    }
  },
};
