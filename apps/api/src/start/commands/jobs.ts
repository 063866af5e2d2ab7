import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '../../database/database';
import { recurring } from '../domains';
import { EnvError } from '../../core/errors/env-error';
import { readEnv } from '../env/env';
import { addRecurring, leftOf, queueState, runQueued } from '../../jobs/queue-state.store';
import { CommandError, UsageError, type Call, type Command } from './command';
import { table } from './table';

const waitMs = 60_000;
const lookMs = 200;

const timeText = (at: Date | undefined) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

async function list({ terminal }: Call, db: Database): Promise<void> {
  const rows = (await queueState(db, recurring)).map(({ job, ranAt, nextAt, waiting, failed, error = '' }) => [
    job,
    timeText(ranAt),
    timeText(nextAt),
    String(waiting),
    String(failed),
    error,
  ]);
  terminal.print(table([['任务', '上次运行', '下次运行', '等待', '失败', '最近的错误'], ...rows]));
}

/** Runs a job by a gateway's worker, and waits for its end. */
async function run({ words: [, job = ''], terminal }: Call, db: Database): Promise<void> {
  if (job === '') throw new UsageError('');
  const ids = await runQueued(db, job);
  if (ids.length === 0) {
    if (!recurring.some((one) => one.job === job)) throw new CommandError(`队列里没有 ${job}，它也不是定时任务。`);
    ids.push(await addRecurring(db, job));
  }
  const end = performance.now() + waitMs;
  for (let now = await leftOf(db, ids); now.left > 0; now = await leftOf(db, ids)) {
    if (now.errors[0] !== undefined) throw new CommandError(`${job} 失败：${now.errors[0]}`);
    if (performance.now() > end) throw new CommandError(`${job} 已放入队列，60 秒内没有完成：请确认网关在运行。`);
    await sleep(lookMs);
  }
  terminal.print(`${job} 已完成（${ids.length} 项）。`);
}

/** The queue of background jobs in the database itself. */
export const jobs: Command = {
  usage: '[run <任务>]',
  summary: `列出后台任务：上次与下次运行的时间（UTC）、等待与失败的项数、最近的错误
run 让一个任务现在运行，包括已用完重试次数的；由运行中的网关执行，失败时退出码为 1`,
  words: [0, 2],
  async run(call) {
    const [act = 'list'] = call.words;
    if (act !== 'run' && call.words.length > 0) throw new UsageError('');
    const { DATABASE_URL } = readEnv(call.env);
    if (DATABASE_URL === '') throw new EnvError(['缺少环境变量 DATABASE_URL']);
    const db = openDatabase(DATABASE_URL, 1);
    try {
      await (act === 'run' ? run : list)(call, db);
    } finally {
      await db.close();
    }
  },
};
