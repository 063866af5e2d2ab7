import { waitFor } from '@portal/testkit';
import type { Db } from '../../database/database';
import type { MessageSender } from '../../ports';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { Parties } from './parties';
import { watchParties } from './watch-parties';

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

/** A promise that the test settles. */
function deferred() {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject };
}

const openOutages = () =>
  test_.gateway.db.rows('test.outages', `select party from kernel.outage where party = 'sms' and until is null`);

/** The ports behind a carrier whose next answers the test gives, and what the gateway knows of it. */
function watched(db: Pick<Db, 'rows'> = test_.gateway.db) {
  const { ports, log } = test_.gateway;
  const parties = new Parties(log);
  const waiting: ReturnType<typeof deferred>[] = [];
  const answer = () => {
    const one = deferred();
    waiting.push(one);
    return one.promise;
  };
  const message: MessageSender = { ...ports.message, probe: answer, send: answer };
  const gateway = { log, parties, db: db as Db };
  return { parties, waiting, message: watchParties({ ...ports, message }, gateway).message };
}

const code = { medium: 'sms' } as Parameters<MessageSender['send']>[0];

it('a failure of a request that is older than an answer leaves no outage', async () => {
  const { parties, waiting, message } = watched();
  const sending = message.send(code);
  const probing = message.probe('sms');
  waiting[1]?.resolve();
  await probing;
  waiting[0]?.reject(new Error('late'));
  await expect(sending).rejects.toThrow('late');
  expect(parties.isUp('sms')).toBe(true);
  expect(await openOutages()).toEqual([]);
});

it('a carrier is known as away once its outage is recorded, and who asks meanwhile shares the answer', async () => {
  const recording = deferred();
  let begun = false;
  const { parties, waiting, message } = watched({
    rows: async (...query: Parameters<Db['rows']>) => {
      begun = true;
      await recording.promise;
      return test_.gateway.db.rows(...query);
    },
  });
  const first = message.probe('sms').catch(() => 'away');
  waiting[0]?.reject(new Error('gone'));
  await waitFor(() => Promise.resolve(begun), 'the record');
  expect(parties.isAway('sms')).toBe(false);
  const second = message.probe('sms').catch(() => 'away');
  recording.resolve();
  expect(await Promise.all([first, second])).toEqual(['away', 'away']);
  expect(waiting).toHaveLength(1);
  expect(parties.isAway('sms')).toBe(true);
  expect(await openOutages()).toHaveLength(1);
});
