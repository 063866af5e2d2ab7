import { screen, waitFor, within } from '@testing-library/react';
import { paths, Refusal, renderPage, type SentRequest } from '../testing/render-page';
import { ClosingCard } from './closing';

const path = '/v2/person/requestClosing';
const until = '2026-12-21T15:59:59.999Z';
const bodyOf = ({ body }: SentRequest) => body as { password?: string; reason?: string };
const open = [{ code: 'customer.openBalance', msg: '账户还有余额', href: '/user-center/assets/withdraw' }];

const ask = async (user: ReturnType<typeof renderPage>['user'], password: string) => {
  const button = screen.getByRole('button', { name: '申请注销' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: '申请注销客户账户' }));
  await user.type(dialog.getByLabelText('登录密码'), password);
  await user.type(dialog.getByLabelText(/原因/), ' 不再使用 ');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
};

test('lists what must be settled, asks with the password, and shows until when it is decided', async () => {
  const { user, requests } = renderPage(<ClosingCard />, {
    [path]: (sent) => (bodyOf(sent).password ? { state: 'open', until, open } : { state: 'none', open }),
  });
  expect(await screen.findByRole('link', { name: '账户还有余额' })).toHaveAttribute(
    'href',
    expect.stringContaining('/user-center/assets/withdraw'),
  );
  await ask(user, 'Passw0rd1');
  expect(await screen.findByText('已提交注销申请，结果会通知您')).toBeInTheDocument();
  expect(paths(requests, path).map(bodyOf)).toContainEqual({ password: 'Passw0rd1', reason: '不再使用' });
  expect(screen.getByRole('button', { name: '撤回申请' })).toBeInTheDocument();
});

test('refuses a wrong password at its field, and keeps what was typed', async () => {
  const { user } = renderPage(<ClosingCard />, {
    [path]: (sent) =>
      bodyOf(sent).password
        ? new Refusal('customer.password', '登录密码不正确', { password: '登录密码不正确' })
        : { state: 'none', open: [] },
  });
  await ask(user, 'wrong1');
  expect((await screen.findAllByText('登录密码不正确')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/原因/)).toHaveValue('不再使用');
});

test('takes an open request back, and shows why one was refused', async () => {
  const { user } = renderPage(<ClosingCard />, {
    [path]: () => ({ state: 'open', until, open: [] }),
    '/v2/person/cancelClosing': () => ({ state: 'refused', answer: '资料核查中', open: [] }),
  });
  await user.click(await screen.findByRole('button', { name: '撤回申请' }));
  expect(await screen.findByText('上次的申请未通过：资料核查中')).toBeInTheDocument();
});
