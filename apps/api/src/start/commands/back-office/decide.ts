import { decided, decisionCalls } from '@portal/contract/staff';
import { CommandError, textOf, UsageError, type Call, type Command } from '../command';
import { callOps, urlOption, urlUsage } from './call-ops';
import { confirm, yesOption, yesUsage } from './confirm';
import { isForTwo, kinds } from './kinds';

const verbs = { approve: '通过', refuse: '拒绝', pay: '标记已付款' };
const resolutions = ['import', 'correct', 'accept'];
const approvals = ['approval', 'nameApproval', 'imageApproval'];
const text = { type: 'string' } as const;
const options = {
  ...urlOption,
  ...yesOption,
  reason: text,
  approval: text,
  tx: text,
  reference: text,
  resolution: text,
  seen: text,
};
const common = `  ${yesUsage}\n  ${urlUsage}`;

const command = (decision: keyof typeof verbs, usage: string, summary: string): Command => ({
  usage,
  summary: `${summary}\n${common}`,
  options,
  words: [2, 2],
  run: (call) => decide(call, decision),
});

export const approve = command(
  'approve',
  '<类别> <编号> [--approval …] [--seen 提交时间] [--resolution …]',
  `通过；类别为 ${kinds.join('、')}
  approve bank <编号> --approval ${approvals.join('|')}
  approve identity <编号> --seen 提交时间                    身份资料可重新提交，所以须写明看到的是哪一次（见 reviews）
  approve quarantine <编号> --resolution ${resolutions.join('|')}   核对账户：补录成交、按平台更正或接受差异（须两位员工）
  approve stop <编号>                                        解除暂停付款（须两位员工）
一万美元起的出金须由两位员工处理，各用自己的账号登录。`,
);
export const refuse = command(
  'refuse',
  '<类别> <编号> --reason 原因 [--approval …] [--seen 提交时间]',
  '拒绝，并写明原因',
);
export const pay = command('pay', 'withdraw|coin <编号> [--reference 银行付款流水号] [--tx 交易哈希]', '标记已付款');

/** The path of a decision on an item; undefined where its kind has no such decision. */
function pathOf(kind: string, decision: keyof typeof verbs, id: string): string | undefined {
  const names = Object.keys(decided) as (keyof typeof decided)[];
  const name = names.find((one) => decided[one][0] === kind && decided[one][1] === decision);
  return name && decisionCalls[name].path.replace(/:\w+/, encodeURIComponent(id));
}

async function decide(call: Call, decision: keyof typeof verbs): Promise<void> {
  const [kind = '', id = ''] = call.words;
  if (!kinds.includes(kind)) throw new UsageError(`没有 ${kind} 这一类。`);
  const path = pathOf(kind, decision, id);
  if (path === undefined) throw new UsageError(`${kind} 没有“${verbs[decision]}”这一项。`);
  const given = (name: string) => textOf(call.options, name);
  const names = ['reason', 'approval', 'tx', 'reference', 'resolution', 'seen'];
  const [reason, approval, tx, reference, resolution, seen] = names.map(given);
  const refuseIf = (fault: boolean, line: string) => {
    if (fault) throw new CommandError(line);
  };
  refuseIf(decision === 'refuse' && !reason, '拒绝须写明原因：--reason "……"');
  refuseIf(
    approval !== undefined && !(kind === 'bank' && approvals.includes(approval)),
    `--approval 只用于 bank，可选：${approvals.join('、')}`,
  );
  refuseIf(tx !== undefined && !(kind === 'coin' && decision === 'pay'), '--tx 只用于 pay coin。');
  refuseIf(
    reference !== undefined && !(kind === 'withdraw' && decision === 'pay'),
    '--reference 只用于 pay withdraw。',
  );
  refuseIf(
    kind === 'quarantine' && !resolutions.includes(resolution ?? ''),
    `须写明处理方式：--resolution ${resolutions.join('|')}`,
  );
  refuseIf(seen !== undefined && kind !== 'identity', '--seen 只用于 identity。');
  refuseIf(
    seen === undefined && kind === 'identity',
    '须写明看到的资料的提交时间（reviews 列表中）：--seen 2026-01-02T03:04:05.678Z',
  );
  await confirm(call, `${verbs[decision]} ${kind} ${id}${approval ? ` 的 ${approval}` : ''}？`);
  const body = {
    ...(reason && { reason }),
    ...(approval && { approval }),
    ...(tx && { txHash: tx }),
    ...(reference && { reference }),
    ...(resolution && { resolution }),
    ...(seen && { createdAt: seen }),
  };
  const result = await callOps<{ status: number }>(call, 'POST', path, body);
  const waits = isForTwo(kind) && decision === 'approve' && result.status === 1;
  call.terminal.print(waits ? `已记录：${kind} ${id} 还须另一位员工通过。` : `已${verbs[decision]}：${kind} ${id}`);
}
