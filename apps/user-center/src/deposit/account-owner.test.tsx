import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { AccountOwner } from './account-owner';

const info = (chineseName?: string) => ({
  '/v2/customer/queryAccountInfo': () => ({
    custInfo: { customerNumber: '80010001', mobilePhone: '138****0042', chineseName, level: null, registeredAt: '' },
    serverTime: '2026-01-01T00:00:00Z',
    accounts: [],
  }),
});

test.each([
  ['欧阳明修', '账户持有人：欧**修（138****0042）'],
  ['张三', '账户持有人：张*（138****0042）'],
  [undefined, '账户持有人：138****0042'],
])('names the owner %s masked', async (name, text) => {
  const { session } = renderPage(<AccountOwner />, info(name));
  await act(() => session.refresh());
  expect(await screen.findByText(text)).toBeInTheDocument();
});
