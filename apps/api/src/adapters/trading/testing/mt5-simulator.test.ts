import { mt5WebApi } from '../mt5-web-api/mt5-web-api';
import { usualSymbols } from './mt5-simulator-market';
import { startMt5Simulator } from './mt5-simulator';

it('begins with the given accounts and symbols, and answers later from a change of the delay on', async () => {
  const user = {
    group: 'real\\STD-USD',
    name: '王小明',
    leverage: '200',
    comment: '',
    rights: '355',
    password: 'Trade#2026',
  };
  const users = [{ ...user, login: '900002', balance: 12_50n, credit: 1_00n, archived: false, account: {} }];
  const symbols = [{ ...usualSymbols[0]!, symbol: 'US30', path: 'Indexes\\US30' }];
  const simulator = await startMt5Simulator({ users, symbols });
  const platform = mt5WebApi({ ...simulator, attempts: { claim: jest.fn(), release: jest.fn() } });
  const { market } = platform;
  expect((await platform.states(['900002'])).get('900002')).toMatchObject({ balance: 12_50n, leverage: 200 });
  expect(await market.symbols('*')).toMatchObject([{ symbol: 'US30' }]);
  const begun = Date.now();
  simulator.setDelay(150);
  await platform.serverTime();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(149);
  await platform.close();
  await simulator.close();
});

it('gives a new account a login that no given account has', async () => {
  const account = {
    group: 'real\\STD-USD',
    name: '王小明',
    leverage: '200',
    comment: '',
    rights: '355',
    password: 'Trade#2026',
  };
  const given = { ...account, login: '900002', balance: 0n, credit: 0n, archived: false, account: {} };
  const simulator = await startMt5Simulator({ users: [given] });
  const attempts = {
    claim: async (key: string) => ({ key, token: '', isFirst: true }),
    release: async () => undefined,
  };
  const platform = mt5WebApi({ ...simulator, attempts });
  const user = { externalId: '1', group: account.group, name: '李雷', leverage: 100, password: 'Trade#2026' };
  expect((await platform.openUser(user)).login).not.toBe('900002');
  await platform.close();
  await simulator.close();
});
