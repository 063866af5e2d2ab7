import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { CodeField } from './code-field';

function Code({ onRequest }: { onRequest: () => Promise<number | undefined> }) {
  const [value, setValue] = useState('');
  return <CodeField name="verifyCode" label="短信验证码" value={value} onChange={setValue} onRequest={onRequest} />;
}

const setup = (onRequest: () => Promise<number | undefined>) => {
  render(<Code onRequest={onRequest} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts down by the clock, and requests only one code in that time', async () => {
  const request = jest.fn(async () => 60);
  const user = setup(request);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  const waiting = await screen.findByRole('button', { name: '60 秒后重发' });
  expect(screen.getByText('验证码已发送')).toBeInTheDocument();
  await user.click(waiting);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  // The countdown is still right after the tab was suspended.
  act(() => {
    jest.setSystemTime(Date.now() + 30_000);
    jest.advanceTimersByTime(250);
  });
  expect(screen.getByRole('button', { name: '30 秒后重发' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

test('starts no countdown after a refused request, and reports no sent code', async () => {
  const user = setup(async () => undefined);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText('验证码已发送')).toBeNull();
});

test('starts no countdown for a code that is sent later, and says so', async () => {
  const user = setup(async () => 0);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() =>
    expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription(/^验证码服务暂时中断，恢复后会自动发出/),
  );
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  expect(screen.queryByText('验证码已发送')).toBeNull();
});

test('does not report the code sent before when another is refused, and reports the next one anew', async () => {
  const answers = [1, undefined, 60];
  const user = setup(async () => answers.shift());
  const ask = () => user.click(screen.getByRole('button', { name: '获取验证码' }));
  await ask();
  expect(await screen.findByText('验证码已发送')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_250));
  await ask();
  await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText('验证码已发送')).toBeNull();
  await ask();
  expect(await screen.findByText('验证码已发送')).toBeInTheDocument();
});

test('sends one request while the response is pending', async () => {
  const request = jest.fn(() => new Promise<number>(() => undefined));
  const user = setup(request);
  const button = screen.getByRole('button', { name: '获取验证码' });
  await user.dblClick(button);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
});

test('accepts six digits, typed, pasted from a message or in full width', async () => {
  const user = setup(async () => 60);
  const input = screen.getByLabelText('短信验证码');
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await user.click(input);
  await user.paste('验证码：１２３ 4567');
  expect(input).toHaveValue('123456');
  jest.useRealTimers();
  expect(await breaches()).toEqual([]);
});
