import { screen, waitFor } from '@testing-library/react';
import { mt5, wallet } from '../testing/fixtures';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { AccountCard } from './account-card';

const nothing = () => undefined;
const info = { '/v2/person/getNextAccountLevel': () => ({ level: null }) };
const card = (account: typeof mt5) => (
  <AccountCard account={account} onManage={nothing} onExplain={nothing} onDetails={nothing} />
);

test('the card of an open MT5 account shows server and login, each with its copy button, and leads to the terminal', async () => {
  const { user } = renderPage(card(mt5), info);
  for (const [name, value] of [
    ['复制服务器', 'Test-Sandbox'],
    ['复制登录账号', '5100001'],
  ] as const) {
    expect(screen.getByText(value)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
  expect(screen.getByRole('link', { name: '去交易' })).toHaveAttribute(
    'href',
    'http://site.test/sandbox/terminal?login=5100001',
  );
});

test.each([
  ['the wallet', wallet],
  ['an archived account', { ...mt5, status: 'archived' as const }],
])('the card of %s has no data to log in to a terminal', (_what, account) => {
  renderPage(card(account), info);
  expect(screen.queryByText('服务器')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去交易' })).not.toBeInTheDocument();
  expect(screen.getByText(account.account_no)).toBeInTheDocument();
});

test('the card of an account whose trading is suspended says what is not possible, and no other card does', () => {
  const { unmount } = renderPage(card({ ...mt5, trade_disabled: true }), info);
  expect(screen.getByText(/该账户的交易已暂停，不能下单或平仓/)).toBeInTheDocument();
  unmount();
  renderPage(card(mt5), info);
  expect(screen.queryByText(/交易已暂停/)).not.toBeInTheDocument();
});

test('the card names the product lines with a leverage of their own, and that a floating margin may need more', () => {
  const product_margins = [
    { zone: 1 as const, from: 1, to: 1 },
    { zone: 6 as const, from: 10, to: 20 },
  ];
  const leverages = () =>
    screen
      .getAllByRole('term')
      .filter(({ textContent }) => textContent.includes('杠杆'))
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  const { unmount } = renderPage(card({ ...mt5, product_margins, floating_margin: true }), info);
  expect(leverages()).toEqual(['杠杆 1:100', '数字货币杠杆 1:5 至 1:10']);
  expect(screen.getByText(/持仓量较大时，平台会提高/)).toBeInTheDocument();
  unmount();
  renderPage(card({ ...mt5, product_margins: product_margins.slice(0, 1) }), info);
  expect(leverages()).toEqual(['杠杆 1:100']);
  expect(screen.queryByText(/持仓量较大/)).not.toBeInTheDocument();
});

describe('pending orders', () => {
  const path = '/v2/customer/queryPendingOrders';
  const order = {
    order: '80000001',
    account_no: mt5.account_no,
    symbol: 'EURUSD',
    side: 'buy',
    type: 'limit',
    lots: 0.2,
    price: '1.05000',
    at: '2026-03-05T01:00:00.000Z',
  };
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

  test('lists those of the account only, each with its price and validity', async () => {
    const orders = [
      order,
      {
        ...order,
        order: '80000002',
        symbol: 'XAUUSD',
        side: 'sell',
        type: 'stop_limit',
        price: '2400.00',
        limitPrice: '2401.00',
        expiresAt: '2026-03-07T02:00:00.000Z',
      },
      { ...order, order: '80000003', account_no: '5100009', symbol: 'AAPL' },
    ];
    renderPage(card(mt5), { ...info, [path]: () => ({ orders }) });
    expect(await screen.findByRole('table', { name: '挂单' })).toBeInTheDocument();
    expect(rows().slice(1)).toEqual([
      expect.stringMatching(/EURUSD 限价买入 0.2 手.*1\.05000.*撤单前有效/),
      expect.stringMatching(/XAUUSD 止损限价卖出 0.2 手.*2,400\.00，限价 2,401\.00.*2026/),
    ]);
  });

  test.each([
    ['the platform does not answer', () => ({ orders: null })],
    ['the request fails', () => new Refusal('INTERNAL', '')],
  ])('says that they cannot be read if %s', async (_what, answer) => {
    renderPage(card(mt5), { ...info, [path]: answer });
    expect(await screen.findByText('暂时无法读取挂单')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: '挂单' })).not.toBeInTheDocument();
  });

  test('shows nothing without any, and asks for none of an archived account', async () => {
    const { requests, unmount } = renderPage(card(mt5), { ...info, [path]: () => ({ orders: [] }) });
    await waitFor(() => expect(paths(requests, path)).toHaveLength(1));
    expect(screen.queryByText(/挂单/)).not.toBeInTheDocument();
    unmount();
    const other = renderPage(card({ ...mt5, status: 'archived' }), info);
    expect(paths(other.requests, path)).toEqual([]);
  });
});
