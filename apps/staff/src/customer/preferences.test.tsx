import { screen, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { Preferences } from './preferences';

test('lists what the customer has switched off, and nothing that is no choice', () => {
  const preferences = {
    'deposit.paid': { area: 'deposit', sms: false, mail: false },
    'withdraw.3': { area: 'withdraw', sms: true, mail: false },
    'transfer.failed': { area: 'transfer', sms: true, mail: true },
    'deposit.rejected': { area: 'deposit', sms: true, mail: true, push: false },
    'deposit.overdue': { area: 'deposit' },
    'activity.coupon': { area: 'activity', fixed: 'consent', mail: false },
  } as const;
  renderScreen(<Preferences preferences={preferences} />, {});
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['入金成功通知', '短信、邮件'],
    ['出金付款通知', '邮件'],
    [expect.any(String), '推送'],
  ]);
});

test('says that nothing is switched off', () => {
  renderScreen(<Preferences preferences={{ 'deposit.paid': { area: 'deposit', sms: true, mail: true } }} />, {});
  expect(screen.getByText('客户没有关闭任何通知')).toBeInTheDocument();
});
