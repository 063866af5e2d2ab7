import type { Instrument } from '@portal/contract/common';
import { lotText } from './contract-facts';

test.each([
  [{ zone: 5, contractSize: 30, unit: '点', currency: 'HKD' }, '每点 30 HKD'],
  [{ zone: 4, contractSize: 2_500, unit: '盎司', currency: 'USD' }, '2,500 盎司'],
] as const)('a lot of zone %j', (row, text) => expect(lotText(row as unknown as Instrument)).toBe(text));
