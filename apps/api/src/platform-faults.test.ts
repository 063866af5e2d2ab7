import { brandOf } from '@portal/brand';
import { mt5WebApi } from './adapters/trading/mt5-web-api/mt5-web-api';
import { startMt5Simulator } from './adapters/trading/testing/mt5-simulator';
import { platformFaults } from './platform-faults';

const brand = {
  tradingGroups: { MIN: 'live\\small', STD: 'live\\usual', DIA: 'live\\large' },
};

/** The faults of the brand's groups on a platform that has these. */
async function faultsWith(groups: Record<string, string>, of = brand) {
  const simulator = await startMt5Simulator({ groups: new Map(Object.entries(groups)) });
  const platform = mt5WebApi({ url: simulator.url, login: simulator.login, password: simulator.password });
  const faults = await platformFaults(of, platform);
  await platform.close();
  await simulator.close();
  return faults;
}

it('accepts a platform that has every group in dollars', async () => {
  expect(await faultsWith({ 'live\\small': 'USD', 'live\\usual': 'USD', 'live\\large': 'USD' })).toEqual([]);
});

it('names each group that is missing or has another currency', async () => {
  expect(await faultsWith({ 'live\\small': 'USD', 'live\\large': 'EUR' })).toEqual([
    'MT5 平台没有 STD 级别的组 live\\usual，或管理账户看不到它',
    'MT5 组 live\\large 的币种是 EUR，必须是 USD',
  ]);
});

it('takes the groups of the brand', async () => {
  const eet = brandOf('eet');
  expect(
    await faultsWith(Object.fromEntries(Object.values(eet.tradingGroups).map((path) => [path, 'USD'])), eet),
  ).toEqual([]);
});

it.each([
  ['accountant', 'Accountant'],
  ['modify', 'Modify accounts'],
  ['delete', 'Delete accounts'],
  ['orders', 'Access to trade orders'],
  ['accounts', 'Access to accounts'],
] as const)('names the missing permission of %s, and asks for it without any effect', async (right, permission) => {
  const simulator = await startMt5Simulator();
  const platform = mt5WebApi({ url: simulator.url, login: simulator.login, password: simulator.password });
  simulator.rights[right] = false;
  expect(await platformFaults(brandOf('eet'), platform)).toEqual([`MT5 管理账户缺少权限 ${permission}`]);
  expect([...simulator.users, ...simulator.deals]).toEqual([]);
  await platform.close();
  await simulator.close();
});
