import { act, screen, waitFor } from '@testing-library/react';
import type { FormFailure } from '@portal/ui/form';
import { useState } from 'react';
import { renderPage } from '../../testing/render-page';
import type { Reviewed } from './question';
import { useReview } from './use-review';

let finish: (failure?: FormFailure) => void;
const perform = jest.fn(
  () =>
    new Promise<FormFailure | undefined>((resolve) => {
      finish = resolve;
    }),
);

function Page() {
  const { review, dialog } = useReview();
  const [answer, setAnswer] = useState<Reviewed>();
  const ask = async () => {
    const question = {
      title: '确认转账',
      confirmLabel: '转账 5.00 USD',
      facts: [{ id: 'a', term: '金额', value: '5.00' }],
      act: perform,
    };
    setAnswer(await review(question));
  };
  return (
    <>
      <button onClick={() => void ask()}>开始</button>
      <output>{JSON.stringify(answer)}</output>
      {dialog}
    </>
  );
}

const open = async () => {
  const { user } = renderPage(<Page />, {});
  await user.click(screen.getByRole('button', { name: '开始' }));
  return user;
};
const confirm = () => screen.getByRole('button', { name: '转账 5.00 USD' });

beforeEach(() => perform.mockClear());

test('submits once on a double click, and keeps the dialog open in the meantime', async () => {
  const user = await open();
  await user.dblClick(confirm());
  await user.click(screen.getByRole('button', { name: '返回修改' }));
  await waitFor(() => expect(perform).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('dialog', { name: '确认转账' })).toBeInTheDocument());
  await act(async () => finish());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('returns to the form after a failure', async () => {
  const user = await open();
  await user.click(confirm());
  await act(async () => finish({ msg: '余额不足' }));
  expect(screen.getByText('{"msg":"余额不足"}')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a script error', new TypeError('x is not a function'), 'SCRIPT', '页面出错，请刷新页面后重试'],
  ['a cut line', Object.assign(new Error('cut'), { isAxiosError: true }), 'NETWORK', '网络异常，请稍后重试'],
])('returns to the form after %s, and says which', async (_, cause, code, msg) => {
  perform.mockRejectedValueOnce(cause);
  const user = await open();
  await user.click(confirm());
  const shown = JSON.stringify({ ok: false, code, msg, status: 0 });
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('submits nothing when going back', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: '返回修改' }));
  await waitFor(() => expect(screen.getByText('false')).toBeInTheDocument());
  expect(perform).not.toHaveBeenCalled();
});
