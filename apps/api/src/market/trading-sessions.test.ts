import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { isOpen } from '../core/market-hours';
import { startTestGateway } from '../testing/start-test-gateway';

it('tells of each symbol whether it trades, and when that changes', async () => {
  const gateway = await startTestGateway({ SANDBOX_ALWAYS_OPEN: 'false' });
  const rows = await new Client(gateway.url).ok(calls.market.tradingSessions, {});
  await gateway.stop();
  const gold = rows.find(({ symbol }) => symbol === 'XAUUSD')!;
  const then = Date.parse(gold.changesAt ?? '');
  expect(then).toBeGreaterThan(Date.now() - 60_000);
  expect(isOpen('XAUUSD', then)).toBe(gold.session === 'closed');
  expect(rows.find(({ symbol }) => symbol === 'BTCUSD')).toMatchObject({ session: 'open', changesAt: null });
});

it('counts down to nothing where the sandbox never closes', async () => {
  const gateway = await startTestGateway({ SANDBOX_ALWAYS_OPEN: 'true' });
  const rows = await new Client(gateway.url).ok(calls.market.tradingSessions, {});
  await gateway.stop();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.every(({ session, changesAt }) => session === 'open' && changesAt === null)).toBe(true);
});
