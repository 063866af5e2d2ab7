import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Refusal, renderPage } from '../testing/render-page';
import { BalanceTrend } from './balance-trend';

const path = '/v2/account/balanceHistory';
const none = { deposits: '0.00', withdrawals: '0.00', other: '0.00' };
const days = (...equities: string[]) =>
  equities.map((equity, index) => ({ day: `2026-11-0${index + 1}`, balance: '10.00', equity, ...none }));
const week = days('11.00', '12.00', '13.00', '14.00', '15.00', '16.00', '17.00');
const unknown = { balance: null, equity: null };
const now = { balance: '10.50', equity: '18.00' };
const trend = <BalanceTrend now={unknown} converted={false} />;
const said = (text: string) => expect.stringContaining(text) as unknown;
const slider = () => screen.findByRole('slider', { name: '选择日期' });

test('shows no figures of the previous period if the selected one fails to load', async () => {
  const answers = [week, new Refusal('X', '')];
  const { user } = renderPage(trend, { [path]: () => answers.shift() });
  expect(await slider()).toHaveAttribute('aria-valuetext', '2026-11-07，净值 17.00 美元，余额 10.00 美元');
  await user.click(screen.getByRole('button', { name: '周' }));
  expect(await screen.findByText('走势暂时无法显示')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('ends with what the head of the page shows', async () => {
  renderPage(<BalanceTrend now={now} converted={false} />, { [path]: () => week });
  expect(await slider()).toHaveAttribute('aria-valuetext', '2026-11-07，净值 18.00 美元，余额 10.50 美元');
});

test('begins with the first stored equity, and until there are seven only says since when', async () => {
  const some = [{ ...week[0], equity: null }, ...week.slice(1)];
  renderPage(trend, { [path]: () => some });
  expect(await screen.findByText('从今天开始记录净值，再过 1 天显示走势。')).toBeInTheDocument();
  expect(screen.getByText('17.00', { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('keeps money that moved apart from what trading changed', async () => {
  const moved = week.map((day, n) =>
    n === 3 ? { ...day, deposits: '5.00' } : n === 5 ? { ...day, withdrawals: '1.00' } : day,
  );
  const { user } = renderPage(trend, { [path]: () => moved });
  const input = await slider();
  fireEvent.change(input, { target: { value: '3' } });
  expect(input).toHaveAttribute('aria-valuetext', '2026-11-04，净值 14.00 美元，余额 10.00 美元，入金 5.00 美元');
  await user.click(screen.getByRole('button', { name: '累计盈亏' }));
  // 14.00 of 11.00 at first, of which 5.00 were paid in.
  await waitFor(() => expect(input).toHaveAttribute('aria-valuetext', said('累计盈亏 -2.00 美元')));
  fireEvent.change(input, { target: { value: '6' } });
  expect(input).toHaveAttribute('aria-valuetext', said('累计盈亏 2.00 美元'));
});

test('lets every day be selected, and opens what happened on it', async () => {
  const list = { pageNo: 1, pageSize: 10, total: 0, list: [] as object[] };
  const deposit = { id: '1', kind: 'deposit', amount: '5.00', balance: '5.00', ref: 'D1', at: '2026-11-02T01:00:00Z' };
  const closed = {
    ...{ deal: '9', position: '8', symbol: 'XAUUSD', side: 'buy', lots: 0.1, closeAt: '2026-11-02T02:00:00Z' },
    ...{ profit: '3.00', commission: '-0.50', swap: '0.00' },
  };
  const { user, requests } = renderPage(trend, {
    [path]: () => week,
    '/v2/tradedReport/creditRecordAjax': () => ({ ...list, total: 1, list: [deposit] }),
    '/v2/mt5TradeReport/creditRecordAjax': () => list,
    '/v2/tradedReport/profitAndLossRecordAjax': () => ({ ...list, total: 1, list: [closed] }),
  });
  const input = await slider();
  fireEvent.change(input, { target: { value: '1' } });
  await user.click(screen.getByRole('button', { name: '查看 2026-11-02 的变动' }));
  expect(await screen.findByText('平仓 XAUUSD 买入 0.1 手')).toBeInTheDocument();
  expect(await screen.findByText('+2.50')).toBeInTheDocument();
  expect(await screen.findByText('+5.00')).toBeInTheDocument();
  const day = { startDate: '2026-11-02', endDate: '2026-11-02' };
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject(day));
  const entries = '/user-center/fundingDetails?tab=';
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('成交')).toBe(`${entries}trade&from=2026-11-02&to=2026-11-02`);
  expect(href('资金流水')).toBe(`${entries}credit&account=mt5&from=2026-11-02&to=2026-11-02`);
  expect(href('11 月余额说明')).toBe('/user-center/explain?month=2026-11');
});

test('requests a year and shows a point a month', async () => {
  const year = [
    ...['24', '25', '26', '27', '28', '29', '30', '31'].map((day) => ({ ...week[0], day: `2026-10-${day}` })),
    { ...week[1], day: '2026-11-01' },
  ];
  const { user, requests } = renderPage(trend, { [path]: () => year });
  await user.click(await screen.findByRole('button', { name: '月' }));
  const input = await slider();
  expect(requests.map(({ body }) => body)).toEqual([{ days: 30 }, { days: 365 }]);
  expect(input).toHaveAttribute('max', '1');
  fireEvent.change(input, { target: { value: '0' } });
  expect(input).toHaveAttribute('aria-valuetext', '2026-10-24 至 2026-10-31，净值 11.00 美元，余额 10.00 美元');
});
