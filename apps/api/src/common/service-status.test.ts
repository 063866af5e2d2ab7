import { calls } from '@portal/contract';
import { Client, waitFor } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { serviceStatus } = calls.common;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const read = () => new Client(gateway.url).ok(serviceStatus, {});
const outage = (party: string, since: string, until: string | null, error = 'ECONNREFUSED') =>
  gateway.gateway.db.rows(
    'test.outage',
    `insert into kernel.outage (party, error, since, until) values ($1, $2, now() - $3::interval, now() - $4::interval)`,
    [party, error, since, until],
  );

it('tells anyone which services answer, and nothing of who they are', async () => {
  const { parties } = gateway.gateway;
  await waitFor(
    async () => parties.isUp('email') !== undefined && parties.isUp('platform') !== undefined,
    'the probes',
  );
  parties.noteAway('sms', new Error('connect 10.0.0.1'));
  const status = await read();
  expect(Object.fromEntries(status.services.map(({ service, state }) => [service, state]))).toEqual({
    ...{ trading: 'up', quotes: 'up', deposits: 'up', sms: 'away', email: 'up' },
  });
  expect(JSON.stringify(status)).not.toMatch(/10\.0\.0\.1|connect/);
});

it('lists outages of a minute or more in the last 90 days, newest first, and one that lasts', async () => {
  await outage('channel', '100 days', '99 days');
  await outage('email', '3 days', '2 days 23 hours');
  await outage('sms', '10 seconds', null);
  await outage('channel', '2 hours', null);
  await outage('email', '5 minutes', '4 minutes 50 seconds');
  const { outages } = await read();
  expect(outages.map(({ service, until }) => [service, until === null])).toEqual([
    ['deposits', true],
    ['email', false],
  ]);
});

it('asks the database once for all who ask within some seconds', async () => {
  const first = await read();
  await outage('channel', '2 hours', null);
  expect(await read()).toEqual(first);
});
