import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@portal/testkit';
import { jobs, messageJobs, recurring } from './domains';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

/** Every job that recurs, and when. A job that is taken out of the schedule, or put in, is a change of this table. */
const schedule: Readonly<Record<string, string>> = {
  'deposit.poll': '* * * * *',
  'transfer.relay': '* * * * *',
  'reports.importAll': '* * * * *',
  'reports.sumLedger': '* * * * *',
  'reports.copyDemo': '* * * * *',
  'kernel.deleteOldRows': '33 3 * * *',
  'customer.dropExports': '41 * * * *',
  'customer.eraseClosed': '5 4 * * *',
  'reports.recheck': '17 2 * * *',
  'recommend.computeCommissions': '47 2 * * *',
  'account.applyFreezes': '* * * * *',
  'account.sweepOpenings': '* * * * *',
  'account.marginCalls': '* * * * *',
  'account.keepEquity': '3,33,58 * * * *',
  'staff.appendBlock': '* * * * *',
  'staff.prove': '7 * * * *',
};
const names = Object.keys(schedule);

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

/** The jobs of messages, of which SQL chooses one by the carrier. */
const chosen = readFileSync(join(__dirname, '../../database/message/functions/job-of.sql'), 'utf8');

/** The jobs that something puts into the queue when it happens: by SQL's or TypeScript's add_job. */
const queued = new Set(
  ['../../database', '..']
    .flatMap((folder) =>
      readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(__dirname, folder, path),
      ),
    )
    .filter((path) => /\.(sql|ts)$/.test(path) && !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/add_job\(\s*'([\w.]+)'/g),
      ...(/add_job\(\s*message\.job_of\(/.test(text) ? chosen.matchAll(/(?:then|else) '([\w.]+)'/g) : []),
    ])
    .map(([, name = '']) => name),
);

it('schedules each recurring job at its times', () => {
  expect(recurring).toHaveLength(names.length);
  expect(Object.fromEntries(recurring.map(({ job, match }) => [job, match]))).toEqual(schedule);
});

it('has installed exactly these in the queue once a gateway runs', async () => {
  const rows = await test_.gateway.db.rows<{ identifier: string }>(
    'test.crontabs',
    'select identifier from graphile_worker._private_known_crontabs order by 1',
  );
  expect(rows.map(({ identifier }) => identifier)).toEqual([...names].sort());
});

/** Of the jobs that the code defines, those that nothing schedules or queues. */
const withoutCause = (defined: object) =>
  Object.keys(defined).filter((name) => !queued.has(name) && !recurring.some(({ job }) => job === name));

it('has no job that nothing schedules or queues, and schedules and queues none that it does not have', () => {
  const all = Object.keys({ ...jobs, ...messageJobs });
  expect(withoutCause({ ...jobs, ...messageJobs })).toEqual([]);
  expect(withoutCause({ ...jobs, 'planted.job': async () => undefined })).toEqual(['planted.job']);
  expect([...queued, ...names].filter((name) => !all.includes(name))).toEqual([]);
  expect(queued.size).toBeGreaterThan(15);
});

it.each(names)('runs %s through the queue, without an error', async (name) => {
  const { rows } = test_.gateway.db;
  const key = `test:${name}`;
  await rows('test.add', `select graphile_worker.add_job($1, job_key := $2, max_attempts := 1)`, [name, key]);
  const left = () =>
    rows<{ last_error: string | null }>(
      'test.left',
      'select last_error from graphile_worker._private_jobs where key = $1',
      [key],
    );
  await waitFor(async () => {
    const [job] = await left();
    if (job?.last_error) throw new Error(job.last_error);
    return job === undefined;
  }, 'the end of the job');
});
