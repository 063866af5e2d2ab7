import { screen, waitFor } from '@testing-library/react';
import { Form, useForm } from '@portal/ui/form';
import { paths, Refusal, renderPage } from '../../testing/render-page';
import { ActCodeFields, acts } from './act-code-fields';

const send = '/v2/coin/sendCoinMessage';

function Part({ address = 'T1' }) {
  const form = useForm({
    initialValues: { address, verifyCode: '' },
    validate: (values) => (values.address ? {} : { address: '请填写钱包地址' }),
    onSubmit: () => Promise.resolve(undefined),
  });
  return (
    <Form form={form}>
      <ActCodeFields act={acts.newAddress} form={form} of={['address']} />
    </Form>
  );
}
const digits = () => screen.getByLabelText('图形验证码');
const picture = () => screen.getByRole('img').getAttribute('src');
const ask = () => screen.getByRole('button', { name: '获取验证码' });

test('requests a code for its own action, and uses each captcha only once', async () => {
  const { user, requests } = renderPage(<Part />, { [send]: () => ({ resendAfter: 60 }) });
  const before = picture();
  await user.type(digits(), '1234');
  await user.click(ask());
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeInTheDocument();
  const random = new URL(before ?? '', 'http://x').searchParams.get('random');
  expect(paths(requests, send).map(({ body }) => body)).toEqual([{ validate: '1234', random, address: 'T1', type: 4 }]);
  expect(picture()).not.toBe(before);
  expect(digits()).toHaveValue('');
});

test('sends nothing and keeps the captcha while what the code is for is missing', async () => {
  const { user, requests } = renderPage(<Part address="" />, { [send]: () => ({ resendAfter: 60 }) });
  await user.type(digits(), '1234');
  await user.click(ask());
  await waitFor(() => expect(digits()).toHaveValue('1234'));
  expect(paths(requests, send)).toEqual([]);
});

test('sends nothing without all captcha digits, and focuses the captcha', async () => {
  const { user, requests } = renderPage(<Part />, {});
  await user.click(ask());
  expect(await screen.findByText('请输入图形验证码')).toBeInTheDocument();
  await waitFor(() => expect(digits()).toHaveFocus());
  await user.type(digits(), '12');
  await user.click(ask());
  await waitFor(() => expect(digits()).toHaveAttribute('aria-invalid', 'true'));
  expect(paths(requests, send)).toEqual([]);
});

test('reports a wrong captcha at the captcha field, and every other error at the code field', async () => {
  const outcomes = [
    new Refusal('customer.captcha', '图形验证码不正确，请重新输入', { validate: '图形验证码不正确，请重新输入' }),
    new Refusal('customer.codeDaily', '今日获取验证码次数已达上限，请明天再试'),
  ];
  const { user } = renderPage(<Part />, { [send]: () => outcomes.shift() });
  await user.type(digits(), '1234');
  await user.click(ask());
  expect(await screen.findByText('图形验证码不正确，请重新输入')).toBeInTheDocument();
  await waitFor(() => expect(digits()).toHaveFocus());
  await user.type(digits(), '5678');
  await user.click(ask());
  expect(await screen.findByText('今日获取验证码次数已达上限，请明天再试')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('短信验证码')).toHaveAttribute('aria-invalid', 'true'));
});
