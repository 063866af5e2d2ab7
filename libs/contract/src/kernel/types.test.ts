import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  AccountCurrency,
  DisplayStatus,
  Id,
  LevelCode,
  Money,
  Page,
  PageQuery,
  PartStatus,
  PayoutStatus,
  Platform,
  Pno,
  Rate,
  SortedQuery,
  Text,
  TrackParameters,
} from '.';
import { Month } from './money-entry';

const rows: Record<string, { schema: TSchema; accepted: unknown[]; refused: unknown[] }> = {
  Money: {
    schema: Money,
    accepted: ['0', '-1', '0.1', '-0.000001', '123456789012345.123456'],
    refused: [
      '',
      '-',
      '.5',
      '1.',
      '+1',
      '1,000.00',
      '1e3',
      ' 1',
      '1 ',
      '1.1234567',
      '1234567890123456',
      '--1',
      1,
      null,
    ],
  },
  Rate: {
    schema: Rate,
    accepted: ['7', '7.2', '7.123456', '123456789'],
    refused: ['', '-7', '7.', '7.1234567', '1234567890', '.5', 7],
  },
  Id: {
    schema: Id,
    accepted: ['1', 'a-B_9', 'x'.repeat(40)],
    refused: ['', 'x'.repeat(41), 'a b', 'a/b', 'a.b', '中', '1\n', 1],
  },
  Pno: {
    schema: Pno,
    accepted: ['D12345', `W${'9'.repeat(29)}`, 'CABCDE'],
    refused: ['', 'D1234', `W${'9'.repeat(30)}`, 'd12345', 'D1234a', '112345', 'D12345 ', 'D-12345'],
  },
  Month: {
    schema: Month,
    accepted: ['2025-01', '2025-09', '2025-10', '2025-12', '2099-12'],
    refused: ['2025-00', '2025-13', '2025-1', '1999-12', '2025-01-01', '2025-20', ' 2025-01'],
  },
  Text: { schema: Text(3), accepted: ['a', '中文字'], refused: ['', 'abcd', 1] },
  PartStatus: { schema: PartStatus, accepted: [0, 1, 2, 3], refused: [-1, 4, 0.5, '1', null] },
  PayoutStatus: { schema: PayoutStatus, accepted: [1, 2, 3, 4, 5, 6], refused: [0, 7, '1'] },
  DisplayStatus: { schema: DisplayStatus, accepted: [0, 1, 2, 3, 4, 5, 6], refused: [-1, 7, '0'] },
  Platform: { schema: Platform, accepted: [1, 2, 3], refused: [0, 4, '1'] },
  LevelCode: { schema: LevelCode, accepted: ['MIN', 'STD', 'DIA'], refused: ['VIP', 'min', '', null] },
  AccountCurrency: { schema: AccountCurrency, accepted: ['USD', 'CNH'], refused: ['CNY', 'usd', ''] },
};

describe.each(Object.entries(rows))('%s', (_, { schema, accepted, refused }) => {
  it.each(accepted)('accepts %j', (value) => {
    expect(Value.Check(schema, value)).toBe(true);
  });

  it.each(refused)('refuses %j', (value) => {
    expect(Value.Check(schema, value)).toBe(false);
  });
});

describe('the query of a list', () => {
  const { pageNo, pageSize } = PageQuery;

  it('begins at page 1 with 15 rows, and has at most 100', () => {
    expect([pageNo, pageSize]).toMatchObject([{ default: 1 }, { default: 15 }]);
    expect([0, 1, 1_000_000, 1_000_001, 1.5].map((value) => Value.Check(pageNo, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([0, 1, 100, 101, 1.5].map((value) => Value.Check(pageSize, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('of staff is sorted by the named columns in both directions, and by no other', () => {
    const { sort, after } = SortedQuery(['amount', 'createdAt']);
    const names = ['amount', '-amount', 'createdAt', '-createdAt', '--amount', 'status', '', '-'];
    expect(names.map((value) => Value.Check(sort, value))).toEqual([...Array(4).fill(true), ...Array(4).fill(false)]);
    expect([Value.Check(after, '17'), Value.Check(after, 'a b')]).toEqual([true, false]);
  });
});

it('has the rows of a page and their total', () => {
  const page = { list: [1, 2], pageNo: 1, pageSize: 15, total: 2 };
  const schema = Page(PayoutStatus);
  expect(Value.Check(schema, page)).toBe(true);
  expect(Value.Check(schema, { ...page, list: [0] })).toBe(false);
  for (const name of Object.keys(page)) expect(Value.Check(schema, { ...page, [name]: undefined })).toBe(false);
  for (const name of ['pageNo', 'pageSize', 'total']) expect(Value.Check(schema, { ...page, [name]: 1.5 })).toBe(false);
});

it('takes the campaigns that a visit may have: 64 names of 64 characters with values of 256', () => {
  const check = (first: object) => Value.Check(TrackParameters, { first });
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`utm_${at}`, '1']));
  expect([check({}), check(many(64)), check(many(65))]).toEqual([true, true, false]);
  expect([check({ ref: 'x'.repeat(256) }), check({ ref: 'x'.repeat(257) }), check({ ref: 1 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([check({ ['n'.repeat(64)]: '1' }), check({ ['n'.repeat(65)]: '1' })]).toEqual([true, false]);
  expect(Value.Check(TrackParameters, {})).toBe(true);
});
