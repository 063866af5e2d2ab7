import { screen, waitFor, within } from '@testing-library/react';
import { paths, Refusal, renderPage, type SentRequest } from '../testing/render-page';
import { OwnData } from './own-data';

const path = '/v2/person/exportData';
const until = '2026-12-06T03:00:00.000Z';
const passwordOf = ({ body }: SentRequest) => (body as { password?: string }).password;
const enter = async (user: ReturnType<typeof renderPage>['user'], title: string, button: string, password: string) => {
  const open = screen.getByRole('button', { name: title });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(dialog.getByLabelText('登录密码'), password);
  await user.click(dialog.getByRole('button', { name: button }));
};

test('starts an export with the login password, and says that it runs', async () => {
  const { user, requests } = renderPage(<OwnData />, {
    [path]: (sent) => ({ state: passwordOf(sent) ? 'running' : 'none' }),
  });
  await enter(user, '导出资料', '开始导出', 'Passw0rd1');
  expect(await screen.findByText('已开始导出，完成后会有消息通知')).toBeInTheDocument();
  expect(paths(requests, path).map(passwordOf)).toContain('Passw0rd1');
});

test('says until when one that is ready can be downloaded, and refuses a wrong password at its field', async () => {
  const { user } = renderPage(<OwnData />, {
    [path]: (sent) =>
      passwordOf(sent)
        ? new Refusal('customer.password', '登录密码不正确', { password: '登录密码不正确' })
        : { id: '1', state: 'ready', bytes: 10, until },
  });
  expect(await screen.findByText(/前下载，之后删除/)).toBeInTheDocument();
  await enter(user, '下载资料', '下载', 'wrong1');
  expect((await screen.findAllByText('登录密码不正确')).length).toBeGreaterThan(0);
});
