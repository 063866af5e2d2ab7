import { brandOf } from '@portal/brand';
import { applySchema } from '../database/apply-schema';
import { openDatabase } from '../database/database';
import { EnvError, readEnv } from '../env';
import { addMember, invitationLink } from '../staff';
import { CommandError, textOf, UsageError, type Command } from './command';

/** Adds a staff member in the database itself, without a gateway. The first member is made so. */
export const staff: Command = {
  usage: 'add <邮箱> --name 姓名 --role 角色',
  summary: `在 DATABASE_URL 的数据库里添加员工并打印邀请链接
第一位员工由此建立，例如 portal staff add anna@example.com --name 安娜 --role administrator`,
  options: { name: { type: 'string' }, role: { type: 'string' } },
  words: [2, 2],
  async run({ words: [act, email = ''], options, env: source, schemaFolder, terminal }) {
    if (act !== 'add') throw new UsageError('');
    const [name, role] = [textOf(options, 'name'), textOf(options, 'role')];
    if (!name || !role) throw new CommandError('须写明姓名与角色：--name 姓名 --role administrator');
    const env = readEnv(source);
    if (env.DATABASE_URL === '') throw new EnvError(['缺少环境变量 DATABASE_URL（模拟环境已有演示员工）']);
    const db = openDatabase(env.DATABASE_URL, 1);
    try {
      await applySchema(db.pool, schemaFolder);
      const token = await addMember(db, { email, name, role });
      if (!token) throw new EnvError([`没有添加：邮箱已有账号，或没有角色 ${role}`]);
      const link = invitationLink({ env, brand: brandOf(env.BRAND) }, token);
      terminal.print(`邀请链接（72 小时内有效，只能使用一次）：\n${link}`);
    } finally {
      await db.close();
    }
  },
};
