import { act, screen, within } from '@testing-library/react';
import { setLive } from '../shared/accounts/live';
import { mt5, wallet } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { PositionsPart } from './positions-part';

const held = { ...mt5, positions: 1 };
const position = {
  position: '7',
  symbol: 'XAUUSD',
  name: '现货黄金',
  side: 'sell' as const,
  lots: 0.5,
  openPrice: '2000.00',
  price: '2010.00',
  floating: '-500.00',
  swap: '-1.20',
  marginShare: 62.5,
};
const send = (open: object[]) => act(() => setLive({ accounts: [{ ...mt5, open } as never] }));
afterEach(() => act(() => setLive({ accounts: [] })));

test('shows each position with name, code, result, percent and share of the margin', async () => {
  renderPage(<PositionsPart accounts={[wallet, held]} />, {});
  send([position]);
  const row = within((await screen.findAllByRole('row'))[1]!);
  for (const text of ['现货黄金', 'XAUUSD', '卖出 0.5 手', '62.5%', '-0.50%', '-500.00']) {
    expect(row.getByText(text, { exact: false })).toBeInTheDocument();
  }
});

test('names the account where there are several', async () => {
  renderPage(<PositionsPart accounts={[wallet, held, { ...mt5, id: '3', account_no: '5100002' }]} />, {});
  send([position]);
  expect(await screen.findByText(/5100001/)).toBeInTheDocument();
});

test('holds the place of positions that have not arrived, and says when the platform is away', () => {
  const { unmount } = renderPage(<PositionsPart accounts={[wallet, held]} />, {});
  expect(screen.getByRole('heading', { name: '持仓 1 笔' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  renderPage(<PositionsPart accounts={[wallet, { ...held, stale: true }]} />, {});
  expect(screen.getByText(/恢复后显示/)).toBeInTheDocument();
});

test('says so where positions do not arrive', async () => {
  jest.useFakeTimers();
  renderPage(<PositionsPart accounts={[wallet, held]} />, {});
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByText(/连接后显示/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('is absent without positions', () => {
  renderPage(<PositionsPart accounts={[wallet, mt5]} />, {});
  expect(screen.queryByRole('heading')).toBeNull();
});
