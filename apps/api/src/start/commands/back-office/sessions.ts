import { CommandError, type Command } from '../command';
import { callOps, urlOf, urlOption, urlUsage } from './call-ops';
import { forgetSession, storeSession } from './session-file';
import { signInStaff } from './sign-in-staff';

export const login: Command = {
  usage: '[邮箱]',
  summary: `登录后台：密码，再输入验证码或恢复码
  ${urlUsage}

脚本可以用环境变量 STAFF_TOKEN 传入会话。模拟环境自动以演示员工登录，默认为财务 bowen；STAFF_NAME=anna、dan、ella、chen 或 fang 选择另一位。`,
  options: urlOption,
  words: [0, 1],
  async run(call) {
    const { terminal } = call;
    if (!terminal.isInteractive) throw new CommandError('登录须在终端里进行。');
    const email = call.words[0] ?? (await terminal.ask('邮箱：'));
    const password = await terminal.ask('密码：', { hidden: true });
    const token = await signInStaff(urlOf(call), email, password, () => terminal.ask('验证码或恢复码：')).catch(
      (error: Error & { cause?: { code?: string } }) => {
        throw new CommandError(`登录失败：${error.cause?.code ?? error.message}`);
      },
    );
    storeSession(call, token);
    terminal.print(`已登录：${email}`);
  },
};

export const logout: Command = {
  usage: '',
  summary: `退出后台\n  ${urlUsage}`,
  options: urlOption,
  words: [0, 0],
  async run(call) {
    await callOps(call, 'POST', '/ops/session/end');
    forgetSession(call);
    call.terminal.print('已退出。');
  },
};
