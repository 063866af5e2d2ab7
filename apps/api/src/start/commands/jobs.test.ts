import { waitFor } from '@portal/testkit';
import { recurring } from '../domains';
import { nextRun } from '../../jobs/next-run';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { ops } from './testing/back-office';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());
afterEach(() => jest.restoreAllMocks());

const portal = (...words: string[]) => ops(['jobs', ...words], { DATABASE_URL: test_.databaseUrl });
const run = (text: string, values: unknown[] = []) => test_.gateway.db.pool.query(text, values);
const lineOf = (out: string, job: string) => out.split('\n').find((line) => line.startsWith(`${job} `));

it('lists every recurring job with its next time', async () => {
  const { out, code } = await portal();
  expect(code).toBe(0);
  for (const { job } of recurring) expect(lineOf(out, job)).toMatch(/ 20\d\d-\d\d-\d\d \d\d:\d\d /);
});

it.each([
  ['* * * * *', '2026-12-31T23:59:30Z', '2027-01-01T00:00:00.000Z'],
  ['33 3 * * *', '2026-06-01T03:33:00Z', '2026-06-02T03:33:00.000Z'],
  ['3,33,58 * * * *', '2026-06-01T03:34:00Z', '2026-06-01T03:58:00.000Z'],
])('knows when %s is due after %s', (match, after, next) => {
  expect(nextRun({ job: 'a.b', match }, new Date(after))?.toISOString()).toBe(next);
});

it('runs a recurring job, waits for it and lists no failure afterwards', async () => {
  expect(await portal('run', 'reports.recheck')).toEqual({
    code: 0,
    out: 'reports.recheck 已完成（1 项）。\n',
    error: '',
  });
});

it('says why a job fails, lists it, and forgets the failure once a later run succeeds', async () => {
  await run('alter table recommend.agreement rename to away');
  const failed = await portal('run', 'recommend.computeCommissions');
  expect(failed).toMatchObject({ code: 1, out: '' });
  expect(failed.error).toMatch(/^recommend\.computeCommissions 失败：.*recommend\.agreement/);
  expect(lineOf((await portal()).out, 'recommend.computeCommissions')).toMatch(/ 1 +.*recommend\.agreement/);
  await run('alter table recommend.away rename to agreement');
  // As its schedule does a day later: another run, and not this one again.
  await run(`select graphile_worker.add_job('recommend.computeCommissions', max_attempts := 1)`);
  const failures = async () =>
    (await run(`select from graphile_worker.jobs where task_identifier = 'recommend.computeCommissions'`)).rowCount;
  await waitFor(async () => (await failures()) === 0, 'the next run');
});

it('lets a job that has used all its attempts run again', async () => {
  await run(`select graphile_worker.add_job('transfer.relay', run_at := now() + interval '1 day', job_key := 'stuck')`);
  await run(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'before' where key = 'stuck'`,
  );
  expect(lineOf((await portal()).out, 'transfer.relay')).toMatch(/ 1 +before$/);
  expect(await portal('run', 'transfer.relay')).toMatchObject({ code: 0 });
});

it('refuses a job that does not exist, and a missing DATABASE_URL', async () => {
  expect(await portal('run', 'nobody.knowsThis')).toEqual({
    code: 1,
    out: '',
    error: '队列里没有 nobody.knowsThis，它也不是定时任务。\n',
  });
  expect(await ops(['jobs'])).toMatchObject({ code: 1, error: '缺少环境变量 DATABASE_URL\n' });
});
