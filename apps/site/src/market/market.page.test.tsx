import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { MarketPage } from './market.page';

beforeEach(() => {
  window.matchMedia = jest.fn((query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
});

const shared = {
  digits: 2,
  minLot: 0.01,
  session: '',
  contractSize: 100,
  unit: '盎司',
  currency: 'USD',
  spread: '0.25',
};
const rows = [
  { ...shared, symbol: 'EURUSD', name: '欧元/美元', zone: 1 },
  { ...shared, symbol: 'XAUUSD', name: '现货黄金', zone: 4 },
];
const replies = { '/v2/common/getSymbolList': () => ({ data: rows }) };

test('opens the tab of the zone for a link with only a symbol', async () => {
  renderPage(MarketPage, { at: '/market?symbol=XAUUSD', replies });
  expect(await screen.findByRole('tab', { name: '商品', selected: true })).toBeVisible();
  expect(await screen.findByRole('table', { name: '商品行情' })).toHaveTextContent('现货黄金');
});

test('opens the tab of the zone for a link with a zone', async () => {
  renderPage(MarketPage, { at: '/market?zone=goods', replies });
  expect(await screen.findByRole('tab', { name: '商品', selected: true })).toBeVisible();
});
