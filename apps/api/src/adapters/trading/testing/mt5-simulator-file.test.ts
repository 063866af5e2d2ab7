import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSimulatorFile } from './mt5-simulator-file';

const folder = mkdtempSync(join(tmpdir(), 'portal-simulator-'));
const read = (content: unknown) => {
  const file = join(folder, 'platform.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readSimulatorFile(file);
};

const groups = [{ group: 'real\\STD-EUR', currency: 'EUR' }];
const account = { login: '5001', group: 'real\\STD-EUR', name: '王小明', password: 'Trade#2026' };
const symbol = { symbol: 'US30', path: 'Indexes\\US30', digits: 1, contractSize: '1' };

it('reads groups, symbols with quotes and accounts', () => {
  const quoted = { ...symbol, symbol: 'UK100', bid: '8200.5', ask: '8201.0' };
  const content = read({
    groups,
    symbols: [symbol, quoted],
    accounts: [{ ...account, leverage: 50, balance: '12.5' }],
  });
  expect([...content.groups]).toEqual([['real\\STD-EUR', { currency: 'EUR', stopOut: 30 }]]);
  expect(content.symbols).toMatchObject([{ symbol: 'US30', digits: 1, tradeMode: '4' }, { symbol: 'UK100' }]);
  expect(content.quotes).toEqual([{ symbol: 'UK100', bid: '8200.5', ask: '8201.0' }]);
  expect(content.users).toMatchObject([{ ...account, leverage: '50', balance: 1_250n, credit: 0n, archived: false }]);
});

it('has no accounts and the usual symbols if the file names none', () => {
  const { users, symbols } = read({ groups });
  expect(users).toEqual([]);
  expect(symbols.map(({ symbol: name }) => name)).toEqual(['EURUSD', 'XAUUSD']);
});

it.each([
  ['no JSON', '{', /无法读取文件 .*platform\.json/],
  ['no groups', {}, /有误：\/ .*groups/],
  ['an unknown key', { groups, group: [] }, /有误：\//],
  ['a currency that is none', { groups: [{ group: 'real', currency: 'usd' }] }, /有误：\/groups\/0\/currency/],
  ['an amount with three places', { groups, accounts: [{ ...account, balance: '1.005' }] }, /\/accounts\/0\/balance/],
  ['a leverage of 501', { groups, accounts: [{ ...account, leverage: 501 }] }, /\/accounts\/0\/leverage/],
  ['a group twice', { groups: [...groups, ...groups] }, /有误：组 real\\STD-EUR 重复$/],
  ['a login twice', { groups, accounts: [account, account] }, /有误：账号 5001 重复$/],
  ['a symbol twice', { groups, symbols: [symbol, symbol] }, /有误：品种 US30 重复$/],
  ['a bid without an ask', { groups, symbols: [{ ...symbol, bid: '1' }] }, /有误：品种 US30 的 bid 与 ask/],
  ['a bid above the ask', { groups, symbols: [{ ...symbol, bid: '2', ask: '1' }] }, /有误：品种 US30 的 bid 与 ask/],
  ['an unknown group', { groups, accounts: [{ ...account, group: 'x' }] }, /有误：账号 5001 的组 x 不在 groups 中$/],
  ['a weak password', { groups, accounts: [{ ...account, password: 'weak' }] }, /有误：账号 5001 的密码/],
])('refuses %s', (_what, content, line) => {
  expect(() => read(content)).toThrow(line);
});

it('names every fault on a line of its own', () => {
  const accounts = [
    { ...account, group: 'x' },
    { ...account, password: 'weak' },
  ];
  expect(() => read({ groups, accounts })).toThrow(/^.*重复\n.*的组 x .*\n.*的密码.*$/);
});

it('refuses a missing file', () => {
  expect(() => readSimulatorFile(join(folder, 'none.json'))).toThrow('无法读取');
});
