import { EventEmitter } from 'node:events';
import { waitFor } from '@portal/testkit';
import { parseCronItems, run } from 'graphile-worker';
import { Pool } from 'pg';
import { newDatabase } from '../testing/test-database';
import { migrateJobs } from './jobs';
import { queuePool } from './queue-pool';

const quiet = { debug: () => undefined, warn: jest.fn(), error: () => undefined };

it('keeps the process alive if the database is unavailable when the queue polls', async () => {
  const pool = new Pool({ connectionString: await newDatabase() });
  await migrateJobs(pool, quiet);
  const refused: unknown[] = [];
  const note = (reason: unknown) => void refused.push(reason);
  process.on('unhandledRejection', note);
  const query = jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
  const events = new EventEmitter();
  const started = new Promise((resolve) => events.once('cron:started', resolve));
  const runner = await run({
    pgPool: queuePool(pool, quiet),
    noHandleSignals: true,
    events,
    parsedCronItems: parseCronItems([{ task: 'tick', match: '* * * * *' }]),
    taskList: { tick: () => undefined },
  });
  await started;
  await waitFor(() => Promise.resolve(query.mock.calls.length >= 2), 'the clock asking');
  query.mockRestore();
  await runner.stop();
  await pool.end();
  process.off('unhandledRejection', note);
  expect(refused).toEqual([]);
  expect(quiet.warn).toHaveBeenCalledWith(expect.stringContaining('away'));
});

it('ignores that a connection is released twice', async () => {
  const pool = new Pool({ connectionString: await newDatabase() });
  await new Promise<void>((resolve) =>
    queuePool(pool, quiet).connect((_error, _client, release) => {
      release();
      expect(() => release()).not.toThrow();
      resolve();
    }),
  );
  expect(pool.idleCount).toBe(1);
  await pool.end();
});

it('forwards all other calls to the pool', async () => {
  const pool = new Pool({ connectionString: await newDatabase() });
  const client = await queuePool(pool, quiet).connect();
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  client.release();
  expect(queuePool(pool, quiet).totalCount).toBe(1);
  await pool.end();
});
