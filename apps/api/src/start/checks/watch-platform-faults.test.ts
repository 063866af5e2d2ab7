import { brandOf } from '@portal/brand';
import { waitFor } from '@portal/testkit';
import { mt5WebApi } from '../../adapters/trading/mt5-web-api/mt5-web-api';
import { startMt5Simulator, type Mt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import { platformFaults } from './platform-faults';
import { watchPlatformFaults } from './watch-platform-faults';

let simulator: Mt5Simulator;
let trading: ReturnType<typeof mt5WebApi>;
const log = { warn: jest.fn(), info: jest.fn(), error: jest.fn() };
const often = { retryMs: 20, everyMs: 20 };

beforeEach(async () => {
  simulator = await startMt5Simulator({ lag: 20_000 });
  trading = mt5WebApi({ ...simulator, patience: { answer: 300, login: 0, breaker: { failures: 1_000, reopen: 1 } } });
});
afterEach(async () => {
  await trading.close();
  await simulator.close();
});

const watch = () => watchPlatformFaults({ brand: brandOf('eet'), ports: { trading }, log } as never, often);

it('goes on asking a platform that is away, and then names what it lacks, once', async () => {
  simulator.setAway(true);
  simulator.rights.accountant = false;
  const faults = watch();
  const group = jest.spyOn(trading, 'group');
  await waitFor(async () => group.mock.calls.length > 20, 'more tries');
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(faults.current).toEqual([]);
  simulator.setAway(false);
  await waitFor(async () => faults.current.length > 0, 'an answer');
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(faults.current).toEqual(['MT5 管理账户缺少权限 Accountant']);
  simulator.rights.accountant = true;
  await waitFor(async () => faults.current.length === 0, 'the end of the fault');
  await faults.close();
  expect(log.error.mock.calls).toEqual([[{ fault: 'MT5 管理账户缺少权限 Accountant' }, expect.any(String)]]);
});

// Jest fails a test at an unhandled rejection; Node ends the process.
it('leaves no rejection unhandled if groups fail while the permissions are still being read', async () => {
  const late = new Promise<string[]>((resolve) => setTimeout(() => resolve([]), 200));
  const asked = platformFaults(brandOf('eet'), {
    group: () => Promise.reject(new Error('no answer')),
    missingPermissions: () => late,
  });
  await expect(asked).rejects.toThrow('no answer');
  await late;
});
