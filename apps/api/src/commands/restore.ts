import { readFile } from 'node:fs/promises';
import { openDatabase } from '../database/database';
import { identityOf } from './backup/age-file';
import { isEmpty } from './backup/backup.store';
import { required } from './backup/required';
import { restoreBackup } from './backup/restore-backup';
import { CommandError, textOf, UsageError, type Command } from './command';

/** The way back from a backup into an empty database. */
export const restore: Command = {
  usage: '<备份> --identity <私钥文件>',
  summary: `把一份备份恢复到 DATABASE_URL 的空数据库与 DATA_DIR
  --identity backup.key   portal backup --new-key 生成的私钥

先停止所有网关。恢复后启动一个网关：它停止出金，直到两名工作人员放行。需要 pg_restore。`,
  options: { identity: { type: 'string' } },
  words: [1, 1],
  async run(call) {
    const { words, options, terminal } = call;
    const [folder = ''] = words;
    const keyFile = textOf(options, 'identity');
    if (keyFile === undefined) throw new UsageError('');
    const { DATABASE_URL, DATA_DIR, secret } = required(call);
    const text = await readFile(keyFile, 'utf8').catch(() => {
      throw new CommandError(`读不到私钥文件 ${keyFile}。`);
    });
    const { identity } = await identityOf(text);
    const db = openDatabase(DATABASE_URL, 1);
    const wasEmpty = await isEmpty(db).finally(() => db.close());
    if (!wasEmpty) throw new CommandError('DATABASE_URL 的数据库不是空的：请先 createdb 一个新的。');
    const place = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, secret };
    const { at, files } = await restoreBackup(folder, identity, place);
    terminal.print(`已恢复 ${at} 的备份，${files} 个文件。`);
    terminal.print('下一步：启动一个网关，核对备份之后的入金、出金与转账，运行 portal reconcile，由两人放行出金。');
  },
};
