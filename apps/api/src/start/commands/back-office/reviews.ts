import { CommandError, textOf, type Call, type Command } from '../command';
import { table } from '../table';
import { callOps, urlOption, urlUsage } from './call-ops';
import { kinds, statusesOf } from './kinds';
import { footOf, minuteOf, pageOption, type Page } from './pages';

interface Queue {
  kind?: string | undefined;
  status?: string | number | undefined;
}
interface Item {
  kind: string;
  id: string;
  customerNumber: string;
  status: number;
  createdAt: string;
  subject?: Record<string, string>;
  reason?: string;
}

export const reviews: Command = {
  usage: '[--kind 类别] [--status N] [--page N]',
  summary: `待办列表，最早的在前；--status 列出该状态的全部记录
类别为 identity、bank、phone、withdraw、coin、introducer、quarantine（账户核对）、stop（暂停付款）
  ${urlUsage}`,
  options: { ...urlOption, ...pageOption, kind: { type: 'string' }, status: { type: 'string' } },
  words: [0, 0],
  run: list,
};

/** Without a status: what waits in each queue that the member may read. */
async function list(call: Call): Promise<void> {
  const { print } = call.terminal;
  const [kind, status] = [textOf(call.options, 'kind'), textOf(call.options, 'status')];
  if (kind && !kinds.includes(kind)) throw new CommandError(`没有 ${kind} 这一类，可选：${kinds.join('、')}`);
  const queues: Queue[] = status
    ? [{ kind, status }]
    : (await waitingQueues(call)).filter((queue) => !kind || queue.kind === kind);
  const pages: (Queue & Page<Item>)[] = [];
  for (const queue of queues) {
    const query = new URLSearchParams({ pageNo: textOf(call.options, 'page') ?? '1' });
    if (queue.kind) query.set('kind', queue.kind);
    if (queue.status) query.set('status', String(queue.status));
    pages.push({ ...queue, ...(await callOps<Page<Item>>(call, 'GET', `/ops/reviews?${query}`)) });
  }
  const found = pages.filter(({ total }) => total > 0);
  if (found.length === 0) return print(status ? '没有记录。' : '没有待办。');
  const rows = found.flatMap((page) => page.list.map(rowOf));
  print(`${table([['类别', '编号', '客户', '状态', '提交时间（UTC）', '内容'], ...rows])}\n`);
  for (const page of found) print(`${page.kind ?? ''} ${footOf(page)}`.trim());
}

async function waitingQueues(call: Call): Promise<Queue[]> {
  const path = '/ops/home/queues';
  const { list: queues } = await callOps<{ list: { kind: string; status: number; open: number }[] }>(call, 'GET', path);
  return queues.filter(({ kind, open }) => kinds.includes(kind) && open > 0);
}

function rowOf({ kind, id, customerNumber, status, createdAt, subject = {}, reason }: Item): string[] {
  return [
    kind,
    id,
    customerNumber,
    statusesOf(kind)[status] ?? String(status),
    // A decision on an identity names this time.
    kind === 'identity' ? createdAt : minuteOf(createdAt),
    [...Object.values(subject), ...(reason ? [reason] : [])].join(' · '),
  ];
}
