import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { BrokerFigures } from './broker-figures';

const none = { payout: null, quotes: null, gold: null, reconciliation: null };
const all = {
  at: '2026-11-30T12:31:00Z',
  payout: { medianSeconds: 9_500, days: 30 },
  quotes: { gaps: 2, minutes: 7, since: '2026-11-29T16:00:00Z' },
  gold: { now: '0.31', typical: '0.28', high: '1.05', since: '2026-11-29T12:00:00Z' },
  reconciliation: { at: '2026-11-30T12:00:00Z' },
};
const path = '/api/v1/figures';
const key = `GET ${path}?`;
const name = '来自账本与报价记录的数字';
const lines = () =>
  screen.queryAllByRole('term').map((term) => `${term.textContent} | ${term.parentElement?.textContent ?? ''}`);

test('shows each figure with what it counts and since when, from the data of the page', () => {
  const { requests } = renderPage(BrokerFigures, { at: '/', pageData: { [key]: { data: all } } });
  const band = within(screen.getByRole('region', { name }));
  expect(band.getByText(/读取于/)).toHaveTextContent('读取于 2026-11-30 20:31');
  expect(lines()).toEqual([
    '出金用时（中位数） | 出金用时（中位数）2 小时 38 分钟近 30 天已付款的出金，从提交到付款',
    '今日全部品种中断报价 | 今日全部品种中断报价2 次自 2026-11-30 00:00，合计 7 分钟',
    '现货黄金点差（现在） | 现货黄金点差（现在）0.31自 2026-11-29 20:00，常见 0.28，最宽 1.05',
    '最近一次对账相符 | 最近一次对账相符2026-11-30 20:00账本与交易平台、支付渠道逐笔核对',
  ]);
  expect(requests).toEqual([]);
});

test.each(Object.keys(none) as (keyof typeof none)[])('hides only %s where there is none', (missing) => {
  renderPage(BrokerFigures, { at: '/', pageData: { [key]: { data: { ...all, [missing]: null } } } });
  expect(lines()).toHaveLength(3);
});

test('is not there without a figure, nor while the call fails', async () => {
  const { requestsTo } = renderPage(BrokerFigures, {
    at: '/',
    replies: { [path]: () => ({ code: 'BUSY', msg: '忙' }) },
  });
  await waitFor(() => expect(requestsTo(path)).toHaveLength(1));
  renderPage(BrokerFigures, { at: '/', pageData: { [key]: { data: { at: all.at, ...none } } } });
  expect(screen.queryByRole('region')).toBeNull();
});

test('names the usual spread while the market of gold is closed', () => {
  const gold = { ...all.gold, now: null };
  renderPage(BrokerFigures, { at: '/', pageData: { [key]: { data: { ...all, ...none, gold } } } });
  expect(lines()).toEqual([
    '现货黄金点差（休市，常见） | 现货黄金点差（休市，常见）0.28自 2026-11-29 20:00，常见 0.28，最宽 1.05',
  ]);
});
