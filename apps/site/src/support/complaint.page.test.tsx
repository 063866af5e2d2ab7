import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Reply } from '../testing/render-page';
import { ComplaintPage } from './complaint.page';

const open = (...answers: Reply[]) =>
  renderPage(ComplaintPage, {
    at: '/complaint',
    replies: { '/v2/support/openAsVisitor': () => (answers.length > 1 ? answers.shift() : answers[0]) as Reply },
  });

async function fill() {
  await userEvent.click(await screen.findByRole('button', { name: '填写' }));
  await userEvent.type(await screen.findByLabelText('主题'), '无法注册');
  await userEvent.type(screen.getByLabelText('内容'), '短信收不到');
  await userEvent.type(screen.getByLabelText('手机号'), '138 0000 0000');
  await userEvent.type(screen.getByLabelText('图形验证码'), '4821');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
}

test('shows the number and when the visitor is called', async () => {
  const { requests } = open({ data: { no: 'K100012' } });
  await fill();
  expect(await screen.findByText('已登记，编号 K100012')).toBeInTheDocument();
  expect(screen.getByText(/15 个工作日内按您填写的手机号/)).toBeInTheDocument();
  expect(requests.filter(({ path }) => path === '/v2/support/openAsVisitor').map(({ body }) => body)).toMatchObject([
    {
      kind: 'complaint',
      subject: '无法注册',
      text: '短信收不到',
      mobilePhone: '13800000000',
      validate: '4821',
      random: expect.any(String),
    },
  ]);
});

test('a refused captcha stands at its field, what was written stays, and a new one is shown', async () => {
  open({ code: 'customer.captcha', msg: '图形验证码不正确' }, { data: { no: 'K100013' } });
  await fill();
  const captcha = screen.getByLabelText('图形验证码');
  await waitFor(() => expect(captcha).toHaveAccessibleDescription(/图形验证码不正确/));
  expect(screen.getByLabelText('内容')).toHaveValue('短信收不到');
  await userEvent.clear(captcha);
  await userEvent.type(captcha, '1234');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('已登记，编号 K100013')).toBeInTheDocument();
});

test('sends nothing before the form is filled in, and leads customers to the user centre', async () => {
  const { requests } = open('unreachable');
  await userEvent.click(await screen.findByRole('button', { name: '填写' }));
  await userEvent.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('请填写主题')).toBeInTheDocument();
  expect(requests.filter(({ path }) => path === '/v2/support/openAsVisitor')).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '登录后提交' })).toHaveAttribute(
      'href',
      'http://user.localhost/user-center/support',
    ),
  );
});
