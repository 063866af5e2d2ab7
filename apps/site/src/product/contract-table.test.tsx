import { screen, within } from '@testing-library/react';
import type { Instrument } from '@portal/contract/common';
import { renderPage } from '../testing/render-page';
import { ContractTable } from './contract-table';

// Facts that no real symbol has, so that a number hard-coded in the page fails the test.
const made: readonly Instrument[] = [
  {
    symbol: 'AAABBB',
    name: '甲/乙',
    zone: 1,
    digits: 5,
    contractSize: 12_300,
    unit: '甲元',
    currency: 'BBB',
    minLot: 0.07,
    spread: '0.00345',
    session: '',
    swapLong: '-6.1',
    swapShort: '8.9',
    commission: '0.00',
  },
  {
    symbol: 'CCC',
    name: '丙',
    zone: 7,
    digits: 2,
    contractSize: 430,
    unit: '丙股',
    currency: 'USD',
    minLot: 3,
    spread: '0.59',
    session: '',
    swapLong: '-71.3',
    swapShort: '-13.7',
    commission: '2.00',
    margin: { MIN: 25, STD: 25, DIA: 3 },
  },
];

test('reads every number of a contract from the symbol list or calculates it from there', () => {
  renderPage(() => <ContractTable caption="规格" slug="forex" rows={made} />, { at: '/' });
  const [heads, ...rows] = within(screen.getByRole('table', { name: '规格' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  expect(heads).toEqual([
    '品种',
    '卖价',
    '实时点差',
    '典型点差',
    '每手合约',
    '每手点差成本',
    '杠杆',
    '最小手数',
    '利息点数 多 / 空',
  ]);
  // Prices come from the feed, which is not open in this test.
  expect(rows.map(([name, , , ...facts]) => [name, ...facts])).toEqual([
    ['甲/乙AAABBB', '34.5 点', '12,300 甲元', '42.435BBB', '1:100 / 1:200 / 1:400', '0.07', '-6.1 / 8.9'],
    ['丙CCC', '0.59 USD', '430 丙股', '253.70USD', '1:4 / 3%', '3', '-71.3 / -13.7'],
  ]);
  expect(rows.flatMap(([, bid, live]) => [bid, live]).join('')).not.toMatch(/\d/);
});
