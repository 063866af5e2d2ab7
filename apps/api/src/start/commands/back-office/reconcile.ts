import { CommandError, type Command } from '../command';
import { table } from '../table';
import { callOps, urlOption, urlUsage } from './call-ops';

interface Break {
  check: string;
  subject: string;
  expected: string;
  found: string;
}

export const reconcile: Command = {
  usage: '',
  summary: `对账；账不平时退出码为 1\n  ${urlUsage}`,
  options: urlOption,
  words: [0, 0],
  async run(call) {
    const { ok, breaks } = await callOps<{ ok: boolean; breaks: Break[] }>(call, 'POST', '/ops/reconcile');
    if (ok) return call.terminal.print('账目一致。');
    const rows = breaks.map(({ check, subject, expected, found }) => [check, subject, expected, found]);
    call.terminal.print(table([['检查', '对象', '应为', '实为'], ...rows]));
    throw new CommandError(`对账发现 ${breaks.length} 处不一致。`);
  },
};
