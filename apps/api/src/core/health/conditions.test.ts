import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { Registry } from 'prom-client';
import { registerBusinessMetrics } from '../../start/business-metrics';
import { staffTokenOf } from '../../testing/add-test-staff';
import { conditionCauses } from '../../testing/condition-causes';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { conditionSources } from './condition-sources';
import { conditions, type ConditionKind } from './conditions';
import { recordedKinds } from './recorded-conditions.store';

const { staff } = calls;

let test_: TestGateway;
let causes: Awaited<ReturnType<typeof conditionCauses>>;
const registry = new Registry();
let refresh: () => Promise<void>;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  causes = await conditionCauses(test_);
  refresh = registerBusinessMetrics(registry, test_.gateway);
});
afterAll(() => test_.stop());
afterEach(() => jest.restoreAllMocks());

const member = () => new StaffClient(test_.staffUrl, staffTokenOf('support'));
const atHome = async (kind: ConditionKind) =>
  (await member().ok(staff.alerts, {})).list.find((alert) => alert.kind === kind);
async function metric(kind: ConditionKind): Promise<number | undefined> {
  await refresh();
  const line = (await registry.metrics())
    .split('\n')
    .find((one) => one.startsWith(`portal_condition{condition="${kind}"}`));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

const kinds = Object.keys(conditions) as ConditionKind[];

it('reads every condition in one source, and says itself when one cannot be read', () => {
  const read = conditionSources.flatMap((source) => source.kinds);
  expect([...read, 'conditionsUnread'].sort()).toEqual([...kinds].sort());
});

const shown = async () => (await member().ok(staff.alerts, {})).list.map(({ kind }) => kind);

it('shows several at once, the severe first, and each ends alone', async () => {
  const endRedis = await causes.redisDown();
  const endStop = await causes.payoutsStopped();
  const endCodes = await causes.codesStopped();
  expect(await shown()).toEqual(['payoutsStopped', 'codesStopped', 'redisDown']);
  for (const kind of ['redisDown', 'payoutsStopped', 'codesStopped'] as const) expect(await metric(kind)).toBe(1);
  await endStop();
  expect(await shown()).toEqual(['codesStopped', 'redisDown']);
  expect([await metric('payoutsStopped'), await metric('codesStopped')]).toEqual([0, 1]);
  await endCodes();
  await endRedis();
  expect(await shown()).toEqual([]);
});

describe('a reading that fails', () => {
  it('hides no other condition, and is shown itself', async () => {
    const endStop = await causes.payoutsStopped();
    const endReading = await causes.conditionsUnread();
    const { list } = await member().ok(staff.alerts, {});
    expect(list).toEqual([
      expect.objectContaining({ kind: 'payoutsStopped' }),
      { kind: 'conditionsUnread', severity: 'high', count: 1, detail: 'quotesStale' },
    ]);
    expect(await metric('payoutsStopped')).toBe(1);
    expect(await metric('conditionsUnread')).toBe(1);
    expect(await metric('quotesStale')).toBeUndefined();
    await endReading();
    await endStop();
  });

  it('of the database hides none that the gateway knows itself', async () => {
    const endRedis = await causes.redisDown();
    const { db } = test_.gateway;
    const read = db.rows.bind(db);
    const fails = (async (name: string, ...rest: [string]) => {
      if (name === 'health.recorded') throw new Error('the database is away');
      return read(name, ...rest);
    }) as typeof db.rows;
    jest.spyOn(db, 'rows').mockImplementation(fails);
    expect(await shown()).toEqual(['conditionsUnread', 'redisDown']);
    expect(await metric('conditionsUnread')).toBe(recordedKinds.length);
    expect(await metric('payoutsStopped')).toBeUndefined();
    expect([await metric('redisDown'), await metric('platformClock')]).toEqual([1, 0]);
    await endRedis();
  });
});

// The last ones: a payment that a cause reports stays a break.
it.each(kinds)('tells staff and metrics of %s from its cause to its end', async (kind) => {
  expect([await atHome(kind), await metric(kind)]).toEqual([undefined, 0]);
  const end = await causes[kind]();
  expect(await atHome(kind)).toMatchObject({ kind, severity: conditions[kind].severity });
  expect(await metric(kind)).toBeGreaterThan(0);
  await end();
  await waitFor(async () => (await metric(kind)) === 0 && (await atHome(kind)) === undefined, `the end of ${kind}`);
});
