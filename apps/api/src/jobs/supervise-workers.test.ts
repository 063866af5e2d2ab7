import { waitFor } from '@portal/testkit';
import type { Runner } from 'graphile-worker';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { newDatabase } from '../testing/test-database';
import { superviseWorkers } from './supervise-workers';

let test_: TestGateway;

const add = (queue: string) =>
  test_.gateway.db.rows(
    'test.addJob',
    `select graphile_worker.add_job('deposit.expire', '{"pno": "none"}', queue_name := $1)`,
    [queue],
  );

/** Retries, because the pool may hand out a connection that has just been cut. */
const addWhenBack = (queue: string) => waitFor(() => add(queue).catch(() => false as const), 'the database back');

const left = async (): Promise<bigint> => {
  const { n } = await test_.gateway.db.row<{ n: bigint }>(
    'test.jobsLeft',
    `select count(*) as n from graphile_worker._private_jobs j
     join graphile_worker._private_job_queues q on q.id = j.job_queue_id where q.queue_name like 'test.%'`,
  );
  return n;
};

/** Makes interrupted jobs due now. Without it their next attempt waits longer each time. */
const hurry = () =>
  test_.gateway.db.rows(
    'test.hurry',
    'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
  );

// The time-out is longer than the interval of the sweep, which frees the jobs that nothing else has freed.
const done = () =>
  waitFor(
    async () =>
      (await hurry()
        .then(left)
        .catch(() => 1n)) === 0n,
    'the job done',
    60_000,
  );

afterEach(() => test_.stop());

it('leaves no workers behind if the database connection is lost between their start and their lock', async () => {
  test_ = await startTestGateway();
  const { db, log } = test_.gateway;
  const stop = jest.fn(() => Promise.resolve());
  const begin = async () => {
    // The connection that holds the locks is the one whose last query was freeAbandoned.
    await db.rows(
      'test.cutHolder',
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state = 'idle' and query like '%with alive as%'`,
    );
    return { stop } as Partial<Runner> as Runner;
  };
  await expect(superviseWorkers({ db, log }, begin)).rejects.toThrow();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('runs jobs locked by a killed process as soon as another one starts', async () => {
  const url = await newDatabase();
  test_ = await startTestGateway({}, url);
  await test_.gateway.db.rows(
    'test.dead',
    `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by) values ('test.dead', now(), 'dead')`,
  );
  await add('test.dead');
  expect(await left()).toBe(1n);
  await test_.stop();
  test_ = await startTestGateway({}, url);
  await done();
});

it('continues to run jobs after the connections of all workers were cut repeatedly', async () => {
  // The queue prints a stack trace for each worker that ends with an error.
  jest.spyOn(console, 'trace').mockImplementation();
  test_ = await startTestGateway();
  const { db } = test_.gateway;
  for (let round = 0; round < 6; round++) {
    await Promise.all(Array.from({ length: 8 }, (_, n) => addWhenBack(`test.${n}`)));
    await db
      .rows(
        'test.cut',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);
    await addWhenBack('test.after');
  }
  await done();
});
