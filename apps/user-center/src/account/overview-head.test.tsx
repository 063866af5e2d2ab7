import { screen } from '@testing-library/react';
import { mt5, wallet } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { OverviewHead, type Results } from '@portal/overview/overview-head';

const results: Results = {
  month: '2026-11',
  today: { result: '-7.16', percent: -0.1 },
  thisMonth: { result: '473.05', percent: 5.4 },
  waiting: null,
};
const shown = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('shows the equity as a sum of all accounts, without archived ones, and what was earned', () => {
  const losing = { ...mt5, id: '3', credit: '5.00', equity: '-5.05', positions: 2 };
  const gone = { ...mt5, id: '4', equity: '99.00', status: 'archived' as const };
  renderPage(<OverviewHead accounts={[wallet, losing, gone]} results={results} children={null} />, {});
  expect(screen.getByRole('heading', { name: '总净值' }).nextElementSibling).toHaveTextContent('5.05');
  expect(shown()).toEqual([
    '今日 -7.16-0.10%已平仓，不含出入金',
    '本月 +473.05+5.40%已平仓，不含出入金',
    '余额 30.30',
    '＋ 浮动盈亏 -30.25持仓 2 笔，含隔夜利息',
    '＋ 赠金 5.00',
    '＝ 净值 5.05',
  ]);
  expect(screen.getByRole('link', { name: '余额' })).toHaveAttribute('href', '/user-center/explain?account=1');
  expect(screen.getByRole('link', { name: '赠金' })).toHaveAttribute(
    'href',
    '/user-center/explain?account=3&of=credit',
  );
  expect(screen.getByRole('link', { name: '本月' })).toHaveAttribute(
    'href',
    '/user-center/fundingDetails?tab=profit&days=month',
  );
});

test('says what waits, since when, and whether the balance contains it', () => {
  const waiting = { count: 2, amount: '300.00', inBalance: '100.00', since: '2026-11-21T07:00:00Z' };
  renderPage(<OverviewHead accounts={[wallet]} results={{ ...results, waiting }} children={null} />, {});
  expect(shown().at(-1)).toBe('出金处理中 300.00其中 100.00 仍在余额中');
  expect(screen.getByText('出金处理中 2 笔')).toBeInTheDocument();
  expect(screen.getByText(/最早一笔于/)).toHaveTextContent('2026-11-21 15:00');
  expect(screen.getByRole('link', { name: '查看进度' })).toHaveAttribute('href', '/user-center/assets/withdraw');
});

test('shows no sum if a figure is not a number, and no result that is not known', () => {
  renderPage(<OverviewHead accounts={[{ ...wallet, equity: 'NaN' }]} results={undefined} children={null} />, {});
  expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  expect(screen.getAllByText('–').length).toBeGreaterThan(3);
});
