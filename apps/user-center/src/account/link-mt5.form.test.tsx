import { screen, waitFor } from '@testing-library/react';
import { mt5 } from '../testing/fixtures';
import { paths, renderPage } from '../testing/render-page';
import { LinkMt5Form } from './link-mt5.form';

const path = '/v2/customer/linkMT5Account';

test('requires login and trading password, and shows the linked account', async () => {
  const linked = jest.fn();
  const { user, requests } = renderPage(<LinkMt5Form onLinked={linked} />, { [path]: () => mt5 });
  await user.click(screen.getByRole('button', { name: '关联' }));
  expect(await screen.findByText('请输入 MT5 账号')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('请输入 MT5 交易密码')).toBeInTheDocument());
  expect(paths(requests, path)).toEqual([]);
  await user.type(screen.getByLabelText('MT5 账号'), '5100017');
  await user.type(screen.getByLabelText('MT5 交易密码'), 'Trade#2026');
  await user.click(screen.getByRole('button', { name: '关联' }));
  await waitFor(() => expect(linked).toHaveBeenCalledWith(mt5));
  expect(paths(requests, path).map((one) => one.body)).toEqual([{ login: '5100017', password: 'Trade#2026' }]);
});

test('refuses a login that is not a number at its field', async () => {
  const { user } = renderPage(<LinkMt5Form />, {});
  await user.type(screen.getByLabelText('MT5 账号'), 'EET-1');
  await user.tab();
  await user.click(screen.getByRole('button', { name: '关联' }));
  expect(await screen.findByText('MT5 账号为数字')).toBeInTheDocument();
});
