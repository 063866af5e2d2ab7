import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Reply } from '../testing/render-page';
import { HomePage } from './home.page';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
});

const LIST = '/v2/common/getSymbolList';
const shared = { digits: 5, minLot: 0.01, session: '' };
const rows = [
  {
    ...shared,
    symbol: 'EURUSD',
    name: '欧元/美元',
    zone: 1,
    contractSize: 100_000,
    unit: '欧元',
    currency: 'USD',
    spread: '0.00012',
  },
  {
    ...shared,
    symbol: 'XAUUSD',
    name: '现货黄金',
    zone: 4,
    contractSize: 100,
    unit: '盎司',
    currency: 'USD',
    spread: '0.25',
  },
];

/** With the facts that the calculator needs. */
const goldRows = rows
  .filter(({ symbol }) => symbol === 'XAUUSD')
  .map((row) => ({ ...row, digits: 2, swapLong: '0.0', swapShort: '0.0', commission: '0.00' }));

test('shows the symbols by name, and the chart of the selected one', async () => {
  renderPage(HomePage, { at: '/', replies: { [LIST]: () => ({ data: rows }) } });
  const quotes = screen.getByRole('region', { name: '实时行情' });
  expect(await within(quotes).findByRole('button', { name: /现货黄金/, pressed: true })).toBeVisible();
  await userEvent.click(within(quotes).getByRole('button', { name: /欧元\/美元/ }));
  await waitFor(() => expect(within(quotes).getByRole('heading', { name: /欧元\/美元/ })).toBeVisible());
  expect(await within(quotes).findByRole('tablist', { name: '欧元/美元 K 线周期' })).toBeVisible();
});

const price = {
  symbol: 'XAUUSD',
  name: '现货黄金',
  zone: 4,
  digits: 2,
  session: 'open',
  at: '2026-01-05T08:00:00.000Z',
  bid: '2400.00',
  ask: '2400.25',
  open: '2390.00',
  high: '2410.00',
  low: '2380.00',
  previousClose: '2390.00',
  change: '10.00',
  changePercent: 0.42,
  spark: [1, 2],
};

test('the calculator shows margin, costs and the effect of 1 % at the live price, for lots, side and level', async () => {
  renderPage(HomePage, {
    at: '/',
    replies: { [LIST]: () => ({ data: goldRows }), '/api/v1/marketprice': () => ({ data: [price] }) },
  });
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  await waitFor(() => expect(figure('占用保证金')).toHaveTextContent('240.03'));
  expect(figure('点差成本')).toHaveTextContent('2.50');
  expect(figure('价格上涨 1%')).toHaveTextContent('+240.00');
  fireEvent.change(screen.getByRole('slider', { name: '手数' }), { target: { value: '20' } });
  expect(screen.getByRole('slider', { name: '手数' })).toHaveAttribute('aria-valuetext', '0.20 手');
  expect(figure('占用保证金')).toHaveTextContent('480.05');
  await userEvent.click(screen.getByRole('button', { name: /标准账户/ }));
  await waitFor(() => expect(figure('占用保证金')).toHaveTextContent('240.03'));
  await userEvent.click(screen.getByRole('button', { name: '卖出' }));
  await waitFor(() => expect(figure('价格上涨 1%')).toHaveTextContent('-480.00'));
});

test('reports symbols that could not be loaded, and loads them on retry', async () => {
  const answers: Reply[] = ['unreachable', { data: rows }];
  renderPage(HomePage, { at: '/', replies: { [LIST]: () => answers.shift() ?? 'unreachable' } });
  const quotes = screen.getByRole('region', { name: '实时行情' });
  await userEvent.click(await within(quotes).findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: /欧元\/美元/ })).toBeVisible();
});

test('passes the phone on to the registration, but not in the address', async () => {
  const { place } = renderPage(HomePage, { at: '/' });
  const phone = screen.getByLabelText('手机号');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription('请输入手机号'));
  await waitFor(() => expect(phone).toHaveFocus());
  await userEvent.type(phone, '138 0013 8000');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(place).toEqual({ current: '/register', state: { mobilePhone: '13800138000' } }));
});

test('reports a registered phone, with a link to the login instead of the registration', async () => {
  const { place } = renderPage(HomePage, {
    at: '/?utm_source=spec',
    replies: { '/v2/customer/checkPhone': () => ({ data: { registered: true } }) },
  });
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
  expect(await screen.findByText('该手机号已注册，请直接登录')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(place.current).toBe('/?utm_source=spec'));
  await userEvent.click(screen.getByRole('link', { name: '用该手机号登录' }));
  await waitFor(() =>
    expect(place).toEqual({ current: '/login?utm_source=spec', state: { mobilePhone: '13800138000' } }),
  );
});
