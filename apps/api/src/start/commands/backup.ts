import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openDatabase } from '../../database/database';
import { noteBackup } from './backup/backup.store';
import { required } from './backup/required';
import { deleteOld, takeBackup } from './backup/take-backup';
import { CommandError, textOf, UsageError, type Call, type Command } from './command';

/** A copy of everything but the keys, in a folder that may be another host's. */
export const backup: Command = {
  usage: '<目录> [--keep 份数] | --new-key',
  summary: `备份数据库、上传的文件与账本散列链到一个目录；网关照常运行，数据库只有私钥能打开
  --keep 35    之后只保留最新的 35 份
  --new-key    生成一对密钥：公钥设为 BACKUP_RECIPIENT，私钥离线保存，恢复时使用

密钥 SECRET_KEY 或 SECRET_KEYS 不在备份里，须另外保存。需要 pg_dump，版本不低于数据库服务器。`,
  options: { keep: { type: 'string' }, 'new-key': { type: 'boolean' } },
  words: [0, 1],
  async run(call) {
    const { words, options, terminal } = call;
    const [root] = words;
    if (options['new-key'] === true ? root !== undefined : root === undefined) throw new UsageError('');
    if (root === undefined) return newKey(call);
    const keep = textOf(options, 'keep');
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new CommandError('--keep 须为 1 到 9999 的整数。');
    const { DATABASE_URL, DATA_DIR, secret, BACKUP_RECIPIENT } = required(call, 'BACKUP_RECIPIENT');
    const place = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, secret };
    const { name, made } = await takeBackup(place, root, BACKUP_RECIPIENT);
    const db = openDatabase(DATABASE_URL, 1);
    await noteBackup(db, made.at).finally(() => db.close());
    terminal.print(`已备份：${name}，${made.files} 个文件。`);
    if (keep === undefined) return;
    for (const old of await deleteOld(root, Number(keep))) terminal.print(`已删除：${old}`);
  },
};

async function newKey({ terminal }: Call): Promise<void> {
  const identity = await generateX25519Identity();
  terminal.print(`# 公钥，设为 BACKUP_RECIPIENT：${await identityToRecipient(identity)}`);
  terminal.print(identity);
}
