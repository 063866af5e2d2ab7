import { fireEvent, screen } from '@testing-library/react';
import { Refusal, renderPage } from '../testing/render-page';
import { BalanceTrend } from './balance-trend';

const path = '/v2/account/balanceHistory';
const days = (...balances: string[]) =>
  balances.map((balance, index) => ({ day: `2026-11-0${index + 1}`, balance, equity: null }));

test('shows no figures of the previous period if the selected one fails to load', async () => {
  const answers = [days('11.00', '12.00'), new Refusal('X', '')];
  const { user } = renderPage(<BalanceTrend partial={false} />, { [path]: () => answers.shift() });
  expect(await screen.findByText('12.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '近 90 天' }));
  expect(await screen.findByText('走势暂时无法显示')).toBeInTheDocument();
  expect(screen.queryByText('12.00')).toBeNull();
  await user.click(screen.getByRole('button', { name: '近 30 天' }));
  expect(await screen.findByText('12.00')).toBeInTheDocument();
});

test('lets every day be selected, and links to the entries of its month', async () => {
  renderPage(<BalanceTrend partial={false} />, { [path]: () => days('11.00', '12.00', '13.00') });
  const slider = await screen.findByRole('slider', { name: '选择日期' });
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-03，余额 13.00 美元');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(screen.getByText('11.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看 11 月明细' })).toHaveAttribute(
    'href',
    '/user-center/explain?month=2026-11',
  );
});
