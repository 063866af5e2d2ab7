import { fileFolder } from '../../adapters/files/folder';
import { checkSecret } from '../checks/check-secret';
import { makeCrypto, type Crypto } from '../../crypto/crypto';
import { openDatabase, type Database } from '../../database/database';
import { required } from './backup/required';
import { CommandError, UsageError, type Call, type Command } from './command';
import { briefLeft, countValues, keysInUse } from './keys/keys.store';
import { forgetFormer, places, rotateKeys } from './keys/rotate';
import { table } from './table';

const names = {
  identity: '身份证号',
  card: '银行卡号',
  factor: '客户验证器',
  member: '员工验证器',
  batch: '付款文件',
  push: '推送设备',
  file: '图片',
} as const;
const columns = [...places, 'file'] as const;

/** The keys of the installation, and the way from one to the next. */
export const keys: Command = {
  usage: '[rotate]',
  summary: `列出各密钥：是否在 SECRET_KEYS 里，还有多少内容由它加密
rotate 把所有内容改用第一个密钥加密；网关照常运行，中断后再运行会接着做（docs/runbooks/keys.md）`,
  words: [0, 1],
  async run(call) {
    const [act] = call.words;
    if (act !== undefined && act !== 'rotate') throw new UsageError('');
    const { DATABASE_URL, DATA_DIR, secret } = required(call);
    const crypto = makeCrypto(secret);
    const db = openDatabase(DATABASE_URL, 2);
    try {
      if (act === 'rotate') await rotate(call, db, crypto, DATA_DIR);
      else await list(call, db, crypto);
    } finally {
      await db.close();
    }
  },
};

async function list({ terminal }: Call, db: Database, crypto: Crypto): Promise<void> {
  const [counts, used] = [await countValues(db), await keysInUse(db)];
  const ids = new Set([...crypto.keyIds, ...used.map(({ key_id: id }) => id), ...counts.map(({ key_id: id }) => id)]);
  const rows = [...ids].map((id) => [
    String(id),
    id === crypto.keyId ? '加密' : crypto.keyIds.includes(id) ? '只解密' : '缺少',
    ...columns.map((place) => String(counts.find((one) => one.key_id === id && one.place === place)?.values ?? 0)),
  ]);
  terminal.print(table([['密钥', '用途', ...columns.map((place) => names[place])], ...rows]));
  const missing = [...ids].filter((id) => !crypto.keyIds.includes(id));
  if (missing.length > 0) throw new CommandError(`缺少 ${missing.join('、')} 号密钥：请加在 SECRET_KEYS 的最后。`);
}

async function rotate({ terminal }: Call, db: Database, crypto: Crypto, dataDir: string): Promise<void> {
  await checkSecret(db, crypto);
  const faults = await rotateKeys({
    db,
    crypto,
    files: fileFolder(dataDir),
    progress: (place, done) => terminal.print(`${names[place]}：${done}`),
  });
  if (faults.length > 0)
    throw new CommandError(`${faults.length} 项无法解密，保持原样，原密钥不能去掉：${faults.slice(0, 20).join('、')}`);
  const { left, until } = await briefLeft(db, crypto.keyId);
  if (left > 0 && until !== null)
    throw new CommandError(
      `全部长期内容已由 ${crypto.keyId} 号密钥加密。另有 ${left} 个验证码等短期内容，最迟 ${until.toISOString()} 失效：届时请再运行一次。`,
    );
  const { forgotten, used } = await forgetFormer(db, crypto);
  if (used.length > 0)
    throw new CommandError(
      `三分钟内有网关用 ${used.join('、')} 号密钥加密：请让每个网关的 SECRET_KEYS 都以 ${crypto.keyId} 号开头并重启，三分钟后再运行一次。`,
    );
  terminal.print(`全部内容由 ${crypto.keyId} 号密钥加密。`);
  if (forgotten.length > 0) terminal.print(`${forgotten.join('、')} 号密钥可以从 SECRET_KEYS 去掉。`);
}
