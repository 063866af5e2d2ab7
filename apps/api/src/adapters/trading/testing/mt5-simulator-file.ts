import { mt5Password } from '@portal/rules/rules';
import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { cents } from '../../../core/money/money';
import type { SimulatorGroups } from './mt5-simulator-groups';
import { usualSymbols, type SimulatorSymbol } from './mt5-simulator-market';
import type { SimulatorUser } from './mt5-simulator-records';
import { rightsOfNewUser } from '../mt5-web-api/user-rights';

const Name = Type.String({ minLength: 1, maxLength: 63 });
const Money = Type.String({ pattern: '^(0|[1-9][0-9]{0,12})(\\.[0-9]{1,2})?$' });
const Price = Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,8})?$' });
const Points = Type.String({ pattern: '^-?[0-9]{1,9}(\\.[0-9]{1,4})?$' });
const Level = Type.Number({ minimum: 0, maximum: 1_000_000 });
const strict = { additionalProperties: false };

/** What the simulator has at its start. Amounts and prices are decimal strings, volumes ten-thousandths of a lot. */
export const SimulatorFile = Type.Object(
  {
    groups: Type.Array(
      Type.Object(
        {
          group: Name,
          currency: Type.String({ pattern: '^[A-Z]{3}$' }),
          stopOut: Type.Optional(Level),
          marginCall: Type.Optional(Level),
          isMoney: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
      {
        minItems: 1,
        maxItems: 1_000,
      },
    ),
    symbols: Type.Optional(
      Type.Array(
        Type.Object(
          {
            symbol: Type.String({ minLength: 1, maxLength: 31 }),
            path: Type.String({ minLength: 1, maxLength: 127 }),
            digits: Type.Integer({ minimum: 0, maximum: 8 }),
            contractSize: Money,
            volumeMin: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
            spread: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
            swapLong: Type.Optional(Points),
            swapShort: Type.Optional(Points),
            bid: Type.Optional(Price),
            ask: Type.Optional(Price),
          },
          strict,
        ),
        { minItems: 1, maxItems: 10_000 },
      ),
    ),
    accounts: Type.Optional(
      Type.Array(
        Type.Object(
          {
            login: Type.String({ pattern: '^[1-9][0-9]{0,18}$' }),
            group: Name,
            name: Name,
            password: Type.String(),
            leverage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
            balance: Type.Optional(Money),
            credit: Type.Optional(Money),
          },
          strict,
        ),
        { maxItems: 1_000_000 },
      ),
    ),
  },
  strict,
);
type SimulatorFile = Static<typeof SimulatorFile>;

export interface SimulatorContent {
  groups: SimulatorGroups;
  symbols: readonly SimulatorSymbol[];
  users: readonly SimulatorUser[];
  quotes: readonly { symbol: string; bid: string; ask: string }[];
}

const allDay = [{ Open: '0', Close: '1440' }];

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`无法读取文件 ${file}：${(error as Error).message}`);
  }
}

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** What the schema cannot say, a line each. */
function faultsOf({ groups, symbols = [], accounts = [] }: SimulatorFile): string[] {
  const paths = new Set(groups.map(({ group }) => group));
  return [
    ...repeated(groups.map(({ group }) => group)).map((group) => `组 ${group} 重复`),
    ...repeated(symbols.map(({ symbol }) => symbol)).map((symbol) => `品种 ${symbol} 重复`),
    ...symbols
      .filter(({ bid, ask }) => (bid === undefined) !== (ask === undefined) || Number(bid) > Number(ask))
      .map(({ symbol }) => `品种 ${symbol} 的 bid 与 ask 必须同时填写，且 bid 不大于 ask`),
    ...repeated(accounts.map(({ login }) => login)).map((login) => `账号 ${login} 重复`),
    ...accounts
      .filter(({ group }) => !paths.has(group))
      .map(({ login, group }) => `账号 ${login} 的组 ${group} 不在 groups 中`),
    ...accounts
      .filter(({ password }) => !mt5Password.test(password))
      .map(({ login }) => `账号 ${login} 的密码不符合 MT5 规则：8 至 16 位，须含大小写字母、数字和符号`),
  ];
}

/**
 * Reads a file of groups, symbols and accounts.
 * @throws Error with a line for each fault
 */
export function readSimulatorFile(file: string): SimulatorContent {
  const content = parse(file);
  if (!Check(SimulatorFile, content)) {
    const lines = Errors(SimulatorFile, content).map(
      ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
    );
    throw new Error([...new Set(lines)].map((line) => `文件 ${file} 有误：${line}`).join('\n'));
  }
  const faults = faultsOf(content);
  if (faults.length > 0) throw new Error(faults.map((fault) => `文件 ${file} 有误：${fault}`).join('\n'));
  const { groups, symbols, accounts = [] } = content;
  return {
    groups: new Map(groups.map(({ group, stopOut = 30, ...terms }) => [group, { ...terms, stopOut }])),
    symbols:
      symbols?.map(({ volumeMin = '100', spread = '0', swapLong = '0', swapShort = '0', ...symbol }) => ({
        ...symbol,
        volumeMin,
        spread,
        swapMode: '1',
        swapLong,
        swapShort,
        tradeMode: '4',
        sessions: Array.from({ length: 7 }, () => allDay),
      })) ?? usualSymbols,
    users: accounts.map(({ leverage = 100, balance = '0', credit = '0', ...account }) => ({
      ...account,
      leverage: String(leverage),
      comment: '',
      rights: String(rightsOfNewUser),
      balance: cents(balance),
      credit: cents(credit),
      archived: false,
      account: {},
    })),
    quotes: (symbols ?? []).flatMap(({ symbol, bid, ask }) =>
      bid === undefined || ask === undefined ? [] : [{ symbol, bid, ask }],
    ),
  };
}
