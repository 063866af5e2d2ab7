import { fireEvent, screen } from '@testing-library/react';
import { Refusal, renderPage } from '../testing/render-page';
import { BalanceTrend } from './balance-trend';

const path = '/v2/account/balanceHistory';
const days = (...balances: string[]) =>
  balances.map((balance, index) => ({ day: `2026-11-0${index + 1}`, balance, equity: null }));

test('shows no figures of the previous period if the selected one fails to load', async () => {
  const answers = [days('11.00', '12.00'), new Refusal('X', '')];
  const { user } = renderPage(<BalanceTrend partial={false} />, { [path]: () => answers.shift() });
  expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', '2026-11-02，余额 12.00 美元');
  await user.click(screen.getByRole('button', { name: '周' }));
  expect(await screen.findByText('走势暂时无法显示')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(screen.getByRole('button', { name: '日' }));
  expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', '2026-11-02，余额 12.00 美元');
});

test('lets every day be selected, and links to the entries behind it', async () => {
  renderPage(<BalanceTrend partial={false} />, { [path]: () => days('11.00', '12.00', '13.00') });
  const slider = await screen.findByRole('slider', { name: '选择日期' });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-03，余额 13.00 美元');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-01，余额 11.00 美元');
  const entries = '/user-center/fundingDetails?tab=';
  expect(screen.getByRole('link', { name: '成交' })).toHaveAttribute(
    'href',
    `${entries}trade&from=2026-11-01&to=2026-11-01`,
  );
  expect(screen.getByRole('link', { name: '资金流水' })).toHaveAttribute(
    'href',
    `${entries}credit&account=mt5&from=2026-11-01&to=2026-11-01`,
  );
  expect(screen.getByRole('link', { name: '11 月余额说明' })).toHaveAttribute(
    'href',
    '/user-center/explain?month=2026-11',
  );
});

test('requests a year and shows a point a month', async () => {
  const year = [
    { day: '2026-10-30', balance: '1.00', equity: null },
    { day: '2026-10-31', balance: '2.00', equity: '3.00' },
    { day: '2026-11-01', balance: '4.00', equity: null },
  ];
  const { user, requests } = renderPage(<BalanceTrend partial={false} />, { [path]: () => year });
  await user.click(await screen.findByRole('button', { name: '月' }));
  const slider = await screen.findByRole('slider', { name: '选择日期' });
  expect(requests.map(({ body }) => body)).toEqual([{ days: 30 }, { days: 365 }]);
  expect(slider).toHaveAttribute('max', '1');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-10-30 至 2026-10-31，余额 2.00 美元，净值 3.00 美元');
  expect(screen.getByRole('link', { name: '成交' })).toHaveAttribute(
    'href',
    '/user-center/fundingDetails?tab=trade&from=2026-10-30&to=2026-10-31',
  );
});
