import { useAddTransferMutation } from '@portal/api-client/transfer';
import { failureOf } from '@portal/api-client/http';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Refusal, paths, renderPage, type Answers } from '../../testing/render-page';
import { Reauth } from './reauth';

const transfer = '/v2/transfer/addTransfer';
const reauth = '/v2/user/reauth';
const idle = new Refusal('REAUTH', '请再次验证登录密码后继续');
const withFactor = new Refusal('REAUTH', '请再次验证登录密码后继续', undefined, { kinds: ['totp'] });

function Acts() {
  const [addTransfer] = useAddTransferMutation();
  const [outcomes, setOutcomes] = useState<string[]>([]);
  const act = async (idempotencyKey: string) => {
    const outcome = await addTransfer({ fromAccountId: 'a', toAccountId: 'b', amount: '60.00', idempotencyKey });
    setOutcomes((all) => [...all, failureOf(outcome)?.msg ?? `已划转 ${idempotencyKey}`]);
  };
  return (
    <>
      <button onClick={() => void act('key-1')}>划转</button>
      <button onClick={() => void Promise.all([act('key-2'), act('key-3')])}>两笔</button>
      <p>{outcomes.join('；')}</p>
      <Reauth />
    </>
  );
}

/** A gateway whose session is idle until the password is right. */
function idleGateway(refusal = idle) {
  let isIdle = true;
  const answers: Answers = {
    [transfer]: () => (isIdle ? refusal : { tno: 'T1' }),
    [reauth]: ({ body }) => {
      const { password, factor } = body as { password?: string; factor?: { code: string } };
      if (password !== 'Passw0rd1' && factor?.code !== '123456')
        return new Refusal('customer.password', '密码不正确', { [factor ? 'factor' : 'password']: '密码不正确' });
      isIdle = false;
      return null;
    },
  };
  return answers;
}
const page = (answers: Answers) => renderPage(<Acts />, answers);
const dialog = () => screen.findByRole('dialog', { name: '请再次输入密码' });
const press = async ({ user }: ReturnType<typeof page>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('asks for the password and sends the same request again, under the same key', async () => {
  const shown = page(idleGateway());
  await press(shown, '划转');
  await dialog();
  await press(shown, '继续');
  expect(await screen.findByText('请输入登录密码')).toBeVisible();
  await shown.user.type(screen.getByLabelText('登录密码'), 'Guess123');
  await press(shown, '继续');
  expect(await screen.findByText('密码不正确')).toBeVisible();
  await waitFor(() => expect(paths(shown.requests, transfer)).toHaveLength(1));
  await shown.user.clear(screen.getByLabelText('登录密码'));
  await shown.user.type(screen.getByLabelText('登录密码'), 'Passw0rd1');
  await press(shown, '继续');
  expect(await screen.findByText('已划转 key-1')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = paths(shown.requests, transfer);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.idempotencyKey).toBe('key-1');
});

it('leaves the refusal where the customer closes the dialog, and asks again at the next act', async () => {
  const shown = page(idleGateway());
  await press(shown, '划转');
  await dialog();
  await press(shown, '关闭');
  expect(await screen.findByText('请再次验证登录密码后继续')).toBeVisible();
  await waitFor(() => expect(paths(shown.requests, reauth)).toHaveLength(0));
  await press(shown, '划转');
  await dialog();
});

it('asks once for acts that are refused at once, and sends each again', async () => {
  const shown = page(idleGateway());
  await press(shown, '两笔');
  await dialog();
  expect(screen.getAllByLabelText('登录密码')).toHaveLength(1);
  await waitFor(() => expect(paths(shown.requests, transfer)).toHaveLength(2));
  await shown.user.type(screen.getByLabelText('登录密码'), 'Passw0rd1');
  await press(shown, '继续');
  expect(await screen.findByText(/key-2.*key-3|key-3.*key-2/)).toBeVisible();
  await waitFor(() => expect(paths(shown.requests, reauth)).toHaveLength(1));
});

it('takes the second factor of a customer who has one', async () => {
  const shown = page(idleGateway(withFactor));
  await press(shown, '划转');
  await dialog();
  await press(shown, '改用两步验证');
  await shown.user.type(await screen.findByRole('textbox'), '123456');
  await press(shown, '继续');
  expect(await screen.findByText('已划转 key-1')).toBeVisible();
  await waitFor(() =>
    expect(paths(shown.requests, reauth).map(({ body }) => body)).toEqual([{ factor: { code: '123456' } }]),
  );
});

it('offers no second factor to a customer who has none', async () => {
  const shown = page(idleGateway());
  await press(shown, '划转');
  await dialog();
  await screen.findByLabelText('登录密码');
  expect(screen.queryByRole('button', { name: '改用两步验证' })).toBeNull();
});
