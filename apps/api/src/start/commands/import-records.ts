import { secretOf } from '../../crypto/key-ring';
import { sandboxSecret } from '../../crypto/sandbox-secret';
import { startPostgres } from '../../database/postgres/start-postgres';
import { EnvError } from '../../core/errors/env-error';
import { readEnv } from '../env/env';
import { importFile } from '../run-import';
import type { Command } from './command';

/** Imports customers or logins of a former system, without a gateway. */
export const importRecords: Command = {
  usage: 'customers|accounts <文件.csv> [--apply]',
  summary: '导入原系统的客户或 MT5 账号；不加 --apply 时只检查并报告',
  options: { apply: { type: 'boolean' } },
  words: [2, 2],
  async run({ words, options, env: source, schemaFolder, terminal }) {
    const env = readEnv(source);
    if (env.MODE === 'production') {
      const { DATABASE_URL } = env;
      const missing = Object.entries({ DATABASE_URL, SECRET_KEY: secretOf(env) }).filter(([, value]) => value === '');
      if (missing.length > 0) throw new EnvError(missing.map(([name]) => `生产模式缺少环境变量 ${name}`));
    }
    const postgres = env.DATABASE_URL
      ? undefined
      : await startPostgres({ dataDir: env.DATA_DIR, log: (line) => terminal.print(line) });
    try {
      const isFaultless = await importFile({
        env,
        databaseUrl: postgres?.url ?? env.DATABASE_URL,
        schemaFolder,
        secret: env.MODE === 'sandbox' ? sandboxSecret(env) : secretOf(env),
        arguments: [...words, ...(options['apply'] ? ['--apply'] : [])],
        print: (line) => terminal.print(line),
      });
      return isFaultless ? 0 : 1;
    } finally {
      await postgres?.stop();
    }
  },
};
