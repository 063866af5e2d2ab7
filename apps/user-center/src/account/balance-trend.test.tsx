import { screen } from '@testing-library/react';
import { Refusal, renderPage } from '../testing/render-page';
import { BalanceTrend } from './balance-trend';

const path = '/v2/account/balanceHistory';
const days = (...balances: string[]) =>
  balances.map((balance, index) => ({ day: `2026-11-0${index + 1}`, balance, equity: null }));

test('a period that cannot be read does not show the figures of the other one', async () => {
  const answers = [days('11.00', '12.00'), new Refusal('X', '')];
  const { user } = renderPage(<BalanceTrend />, { [path]: () => answers.shift() });
  expect(await screen.findByText('12.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '近 90 天' }));
  expect(await screen.findByText('走势暂时无法显示')).toBeInTheDocument();
  expect(screen.queryByText('12.00')).toBeNull();
  await user.click(screen.getByRole('button', { name: '近 30 天' }));
  expect(await screen.findByText('12.00')).toBeInTheDocument();
});
