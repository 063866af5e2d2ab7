import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { NotMePage } from './not-me.page';

const CALL = '/v2/user/notMe';
const button = () => screen.findByRole('button', { name: '冻结我的账户' });

test('asks first, takes the ticket out of the address, and freezes by the button', async () => {
  const { requestsTo, place } = renderPage(NotMePage, {
    at: '/security/not-me?ticket=7-ab',
    replies: { [CALL]: () => ({ data: { frozen: true } }) },
  });
  await waitFor(() => expect(place).toEqual({ current: '/security/not-me', state: { ticket: '7-ab' } }));
  expect(requestsTo(CALL)).toEqual([]);
  await userEvent.click(await button());
  expect(await screen.findByText('账户已冻结')).toBeInTheDocument();
  await waitFor(() => expect(requestsTo(CALL).map(({ body }) => body)).toEqual([{ ticket: '7-ab' }]));
});

test('shows why the link does not work any more', async () => {
  renderPage(NotMePage, {
    at: '/security/not-me?ticket=7-ab',
    replies: { [CALL]: () => ({ code: 'customer.notMeTicket', msg: '该链接已失效或已使用，请联系客服' }) },
  });
  await userEvent.click(await button());
  expect(await screen.findByText('该链接已失效或已使用，请联系客服')).toBeInTheDocument();
});

test('tells a visitor without a ticket where the link is, and has no button', async () => {
  renderPage(NotMePage, { at: '/security/not-me' });
  expect(await screen.findByText(/请从短信或邮件中的链接打开/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '冻结我的账户' })).not.toBeInTheDocument();
});
