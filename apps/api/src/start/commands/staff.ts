import { brandOf } from '@portal/brand';
import { Failure } from '../../core/errors/fail';
import { applySchema } from '../../database/apply-schema';
import { openDatabase, type Database } from '../../database/database';
import { EnvError } from '../../core/errors/env-error';
import { readEnv, type Env } from '../env/env';
import { addMember, decideOnServer, invitationLink, waitingChanges } from '../../staff';
import { CommandError, textOf, UsageError, type Call, type Command } from './command';
import { table } from './table';

type Act = (call: Call, db: Database, env: Env) => Promise<void>;

const add: Act = async ({ words: [, email = ''], options, terminal }, db, env) => {
  const [name, role] = [textOf(options, 'name'), textOf(options, 'role')];
  if (email === '') throw new UsageError('');
  if (!name || !role) throw new CommandError('须写明姓名与角色：--name 姓名 --role administrator');
  const token = await addMember(db, { email, name, role });
  if (!token) throw new CommandError(`没有添加：邮箱已有账号，或没有角色 ${role}`);
  const link = invitationLink({ env, brand: brandOf(env.BRAND) }, token);
  terminal.print(`邀请链接（72 小时内有效，只能使用一次）：\n${link}`);
};

const list: Act = async ({ terminal }, db) => {
  const rows = await waitingChanges(db);
  if (rows.length === 0) return terminal.print('没有等待批准的员工变更。');
  const cells = rows.map(({ id, kind, email, role, after, proposedBy }) => [
    id,
    kind,
    email ?? role ?? '',
    JSON.stringify(after),
    proposedBy,
  ]);
  terminal.print(table([['编号', '变更', '对象', '变更后', '提出'], ...cells]));
};

/** The second person of a change, while no other member could be it. A running gateway then sends the link to the mailbox. */
const decide =
  (decision: 'approve' | 'refuse'): Act =>
  async ({ words: [, id = ''], options, terminal }, db) => {
    const reason = textOf(options, 'reason')?.trim() ?? '';
    if (decision === 'refuse' && reason === '') throw new CommandError('拒绝时须填写原因：--reason 原因');
    const done = await decideOnServer(db, id, decision === 'refuse' ? reason : undefined).catch((error: unknown) => {
      throw error instanceof Failure ? new CommandError(error.text('zh_CN')) : error;
    });
    if (!done) throw new CommandError(`没有等待批准的员工变更 ${id}`);
    if (done.approvers.length > 0) throw new CommandError(`须由同事在后台批准：${done.approvers.join('、')}`);
    terminal.print(decision === 'approve' ? `已批准员工变更 ${id}。` : `已拒绝员工变更 ${id}。`);
  };

const acts: Readonly<Record<string, Act>> = {
  add,
  changes: list,
  approve: decide('approve'),
  refuse: decide('refuse'),
};

/** Staff in the database itself, without a gateway. The first member is made so. */
export const staff: Command = {
  usage: 'add <邮箱> --name 姓名 --role 角色 | changes | approve <编号> | refuse <编号> --reason 原因',
  summary: `在 DATABASE_URL 的数据库里添加员工，或批准员工变更
add 打印邀请链接。第一位员工由此建立，例如 portal staff add anna@example.com --name 安娜 --role administrator
changes 列出等待批准的员工变更；没有其他员工可以批准时，由 approve 或 refuse 在服务器上作为第二人决定`,
  options: { name: { type: 'string' }, role: { type: 'string' }, reason: { type: 'string' } },
  words: [1, 2],
  async run(call) {
    const act = Object.hasOwn(acts, call.words[0] ?? '') ? acts[call.words[0] ?? ''] : undefined;
    if (!act) throw new UsageError('');
    const env = readEnv(call.env);
    if (env.DATABASE_URL === '') throw new EnvError(['缺少环境变量 DATABASE_URL（模拟环境已有演示员工）']);
    const db = openDatabase(env.DATABASE_URL, 1);
    try {
      await applySchema(db.pool, call.schemaFolder);
      await act(call, db, env);
    } finally {
      await db.close();
    }
  },
};
