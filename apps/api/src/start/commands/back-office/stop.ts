import type { Command } from '../command';
import { callOps, urlOption, urlUsage } from './call-ops';
import { confirm, yesOption, yesUsage } from './confirm';

export const stop: Command = {
  usage: '<原因>',
  summary: `暂停所有付款；解除须两位员工\n  ${yesUsage}\n  ${urlUsage}`,
  options: { ...urlOption, ...yesOption },
  words: [1, 1],
  async run(call) {
    await confirm(call, '暂停所有付款？解除须两位员工。');
    const { id } = await callOps<{ id: string }>(call, 'POST', '/ops/stop', { reason: call.words[0] });
    call.terminal.print(`已暂停所有付款：stop ${id}`);
  },
};
