import { checkInstallation } from '../check-installation';
import { readEnv } from '../env';
import type { Command } from './command';

/** What a production start would refuse, and which outside party cannot be reached. */
export const check: Command = {
  usage: '',
  summary: '检查本机的生产设置、数据库参数、各外部系统与时钟',
  words: [0, 0],
  async run({ env, terminal }) {
    const lines = await checkInstallation(readEnv(env));
    for (const { ok, text } of lines) terminal.print(`${ok ? '✓' : '✗'} ${text}`);
    return lines.every(({ ok }) => ok) ? 0 : 1;
  },
};
