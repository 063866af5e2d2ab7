import { brandOf, type Brand } from '@portal/brand';
import { mt5WebApi } from '../../adapters/trading/mt5-web-api/mt5-web-api';
import { startMt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import type { SimulatorGroup } from '../../adapters/trading/testing/mt5-simulator-groups';
import { platformAttempts } from '../../testing/platform-attempts';
import { groupFaults, platformFaults } from './platform-faults';

const dollars = { MIN: 'live\\small', STD: 'live\\usual', DIA: 'live\\large' };
const { levels } = brandOf('eet');
const brand: Pick<Brand, 'levels' | 'tradingGroups'> = { levels, tradingGroups: { USD: dollars } };
/** Of the levels MIN, STD and DIA, by what the groups are named. */
const levelOf = (path: string) => (/small|a$/.test(path) ? levels.MIN : levels.STD);

/** The faults of the brand's groups on a platform that has these. */
async function faultsWith(
  groups: Record<string, string>,
  of = brand,
  change: Record<string, Partial<SimulatorGroup>> = {},
) {
  const withLevels = Object.entries(groups).map(([path, currency]): [string, SimulatorGroup] => [
    path,
    { currency, stopOut: levelOf(path).stopOut, ...change[path] },
  ]);
  const simulator = await startMt5Simulator({ groups: new Map(withLevels) });
  const platform = mt5WebApi({ url: simulator.url, login: simulator.login, password: simulator.password });
  const faults = await platformFaults(of, platform);
  await platform.close();
  await simulator.close();
  return faults;
}

it('accepts a platform whose groups are all in dollars', async () => {
  expect(await faultsWith({ 'live\\small': 'USD', 'live\\usual': 'USD', 'live\\large': 'USD' })).toEqual([]);
});

it('reports each group that is missing or has another currency', async () => {
  expect(await faultsWith({ 'live\\small': 'USD', 'live\\large': 'EUR' })).toEqual([
    'MT5 平台没有 USD STD 级别的组 live\\usual，或管理账户看不到它',
    'MT5 组 live\\large 的币种是 EUR，必须是 USD',
  ]);
});

it('reports a group whose stop-out level is not the one that customers are told', async () => {
  const groups = { 'live\\small': 'USD', 'live\\usual': 'USD', 'live\\large': 'USD' };
  const change = { 'live\\small': { stopOut: 20 }, 'live\\large': { isMoney: true } };
  expect(await faultsWith(groups, brand, change)).toEqual([
    'MT5 组 live\\small 的强制平仓水平是 20%，而品牌的 MIN 级别向客户说明的是 50%',
    'MT5 组 live\\large 的强制平仓水平是 净值 30.00，而品牌的 DIA 级别向客户说明的是 30%',
  ]);
});

it('checks the groups of every currency of the brand', async () => {
  const two = { levels, tradingGroups: { USD: dollars, CNH: { MIN: 'live\\a', STD: 'live\\b', DIA: 'live\\c' } } };
  const usd = { 'live\\small': 'USD', 'live\\usual': 'USD', 'live\\large': 'USD' };
  expect(await faultsWith({ ...usd, 'live\\a': 'CNH', 'live\\b': 'CNH', 'live\\c': 'CNH' }, two)).toEqual([]);
  expect(await faultsWith({ ...usd, 'live\\a': 'CNH', 'live\\b': 'USD' }, two)).toEqual([
    'MT5 组 live\\b 的币种是 USD，必须是 CNH',
    'MT5 平台没有 CNH DIA 级别的组 live\\c，或管理账户看不到它',
  ]);
});

it.each([
  ['real\\*', []],
  ['*', []],
  ['real\\MIN-*,real\\STD-*,real\\DIA-*', []],
  ['real\\*-USD,real\\STD-CNH,real\\DIA-CNH', ['CNH MIN 级别的组 real\\MIN-CNH']],
  ['real\\*,!real\\STD-C*', ['CNH STD 级别的组 real\\STD-CNH']],
  ['real\\MIN,real.*', 'all'],
  ['live\\*', 'all'],
] as const)('reports each group of the brand that MT5_GROUPS %j leaves out', (masks, groups) => {
  const all = ['USD', 'CNH'].flatMap((currency) =>
    ['MIN', 'STD', 'DIA'].map((code) => `${currency} ${code} 级别的组 real\\${code}-${currency}`),
  );
  const expected = (groups === 'all' ? all : groups).map((group) => `MT5_GROUPS 没有包含 ${group}，它的成交不会导入`);
  expect(groupFaults(brandOf('eet'), masks)).toEqual(expected);
});

it('reports a missing permission to read personal data as soon as there is a user', async () => {
  const simulator = await startMt5Simulator();
  const sent = await platformAttempts();
  const platform = mt5WebApi({ ...simulator, attempts: sent.attempts });
  const faults = () => platformFaults(brandOf('eet'), platform);
  simulator.rights.personalData = false;
  expect(await faults()).toEqual([]);
  simulator.rights.personalData = true;
  const user = { group: 'real\\STD-USD', name: '王小明', leverage: 100, password: 'Trade#2026' };
  await platform.openUser({ ...user, externalId: '1' });
  // An account of a broker who filled in nothing.
  simulator.users.push({ ...simulator.users[0]!, login: '900900', name: '', comment: '' });
  expect(await faults()).toEqual([]);
  simulator.rights.personalData = false;
  expect(await faults()).toEqual(['MT5 管理账户缺少权限 Access to personal data']);
  simulator.rights.accounts = false;
  expect(await faults()).toEqual(['MT5 管理账户缺少权限 Access to accounts']);
  await platform.close();
  await sent.close();
  await simulator.close();
});

it.each([
  ['accountant', 'Accountant'],
  ['modify', 'Modify accounts'],
  ['delete', 'Delete accounts'],
  ['orders', 'Access to trade orders'],
  ['accounts', 'Access to accounts'],
] as const)('reports the missing permission of %s, and checks it without any effect', async (right, permission) => {
  const simulator = await startMt5Simulator();
  const platform = mt5WebApi({ url: simulator.url, login: simulator.login, password: simulator.password });
  simulator.rights[right] = false;
  expect(await platformFaults(brandOf('eet'), platform)).toEqual([`MT5 管理账户缺少权限 ${permission}`]);
  expect([...simulator.users, ...simulator.deals]).toEqual([]);
  await platform.close();
  await simulator.close();
});
