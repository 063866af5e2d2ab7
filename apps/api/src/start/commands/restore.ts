import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../database/database';
import { identityOf } from './backup/age-file';
import { openNextEpoch } from '../../core/reconciliation/epoch.store';
import { isEmpty } from './backup/backup.store';
import { required } from './backup/required';
import { restoreBackup, restoreFiles } from './backup/restore-backup';
import { CommandError, textOf, UsageError, type Call, type Command } from './command';

const nextStep = '下一步：启动一个网关，核对丢失的时段里的入金、出金与转账，运行 portal reconcile，由两人放行出金。';

/** The way back from a backup into an empty database, or the end of a recovery to a point in time. */
export const restore: Command = {
  usage: '<备份> --identity <私钥文件> | [<备份>] --recovered',
  summary: `把一份备份恢复到 DATABASE_URL 的空数据库与 DATA_DIR
  --identity backup.key   portal backup --new-key 生成的私钥
  --recovered             数据库已由 PostgreSQL 恢复到一个时间点：记下恢复并停止出金；给出备份时，DATA_DIR 的文件从备份恢复

先停止所有网关。恢复后启动一个网关：出金停止，直到两名工作人员放行。恢复数据库需要 pg_restore。`,
  options: { identity: { type: 'string' }, recovered: { type: 'boolean' } },
  words: [0, 1],
  async run(call) {
    const { words, options, terminal } = call;
    const [folder] = words;
    const keyFile = textOf(options, 'identity');
    if ((options['recovered'] === true) === (keyFile !== undefined)) throw new UsageError('');
    if (keyFile === undefined) return afterRecovery(call);
    if (folder === undefined) throw new UsageError('');
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
    terminal.print(nextStep);
  },
};

/** PostgreSQL has brought the database back. A gateway alone cannot tell that from a standby that was promoted. */
async function afterRecovery(call: Call): Promise<void> {
  const { words, terminal } = call;
  const [folder] = words;
  const { DATABASE_URL, DATA_DIR, secret } = required(call);
  if (folder !== undefined) {
    const { at, files } = await restoreFiles(folder, { dataDir: DATA_DIR, secret });
    terminal.print(`已从 ${at} 的备份恢复 ${files} 个文件。`);
  }
  const db = openDatabase(DATABASE_URL, 1);
  const isNoted = await openNextEpoch(db, true).finally(() => db.close());
  if (!isNoted) throw new CommandError('没有改动：数据库没有恢复过，或恢复已经记下、出金已经停止。');
  terminal.print('已记下恢复，出金已停止。');
  terminal.print(nextStep);
}
