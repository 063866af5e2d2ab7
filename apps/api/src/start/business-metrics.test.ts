import { calls } from '@portal/contract';
import { registerCustomer, submitIdentity, waitFor } from '@portal/testkit';
import { Registry } from 'prom-client';
import { startMt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { registerBusinessMetrics } from './business-metrics';
import { version } from '../observability/version';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let test: TestGateway;
let mt5: Awaited<ReturnType<typeof startMt5Simulator>>;
const registry = new Registry();
let refresh: () => Promise<void>;

beforeAll(async () => {
  mt5 = await startMt5Simulator();
  test = await startTestGateway({
    REVIEW: 'manual',
    MT5_URL: mt5.url,
    MT5_LOGIN: mt5.login,
    MT5_PASSWORD: mt5.password,
  });
  refresh = registerBusinessMetrics(registry, test.gateway);
});
afterAll(async () => {
  await test.stop();
  await mt5.close();
});

/** The value of a metric at a scrape; undefined if it is left out. */
async function value(name: string): Promise<number | undefined> {
  await refresh();
  const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

it('counts items that wait for staff, and their age', async () => {
  expect(await value('portal_reviews_open{kind="identity"}')).toBe(0);
  const { client } = await registerCustomer(test.url);
  await submitIdentity(client, false);
  await test.gateway.db.rows('test.older', `update identity.identity set submitted_at = now() - interval '2 hours'`);
  expect(await value('portal_reviews_open{kind="identity"}')).toBe(1);
  expect(await value('portal_review_oldest_seconds{kind="identity"}')).toBeGreaterThanOrEqual(7_200);
  expect(await value('portal_review_oldest_seconds{kind="identity"}')).toBeLessThan(7_260);
  const anna = new StaffClient(test.staffUrl, staffTokenOf('anna'));
  const [review] = (await anna.ok(calls.staff.reviews, { kind: 'identity', status: 2 })).list;
  await anna.ok(calls.staff.decide, {
    kind: 'identity',
    id: review?.id ?? '',
    createdAt: review?.createdAt ?? '',
    decision: 'approve',
  });
  expect(await value('portal_reviews_open{kind="identity"}')).toBe(0);
  expect(await value('portal_review_oldest_seconds{kind="identity"}')).toBe(0);
});

it('says which release the program is', async () => {
  expect(await value(`portal_build_info{version="${version}"}`)).toBe(1);
});

it('reports how long the platform poller has been silent', async () => {
  await waitFor(async () => ((await value('portal_accounts_age_seconds')) ?? 99) < 1.5, 'the poller');
  const silent = jest.spyOn(test.gateway.db, 'rows').mockRejectedValue(new Error('the database is away'));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await value('portal_accounts_age_seconds')).toBeGreaterThan(2);
  silent.mockRestore();
});

it('reports whether the platform answers, and the age of the quotes', async () => {
  expect(await value('portal_party_up{party="platform"}')).toBe(1);
  expect(Math.abs((await value('portal_platform_clock_skew_seconds')) ?? 99)).toBeLessThan(2);
  expect(await value('portal_quote_age_seconds')).toBeLessThan(120);
  mt5.setAway(true);
  expect(await value('portal_party_up{party="platform"}')).toBe(0);
  expect(await value('portal_platform_clock_skew_seconds')).toBeUndefined();
  mt5.setAway(false);
  await waitFor(async () => (await value('portal_party_up{party="platform"}')) === 1, 'the platform');
});
