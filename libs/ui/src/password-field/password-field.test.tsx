import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { PasswordField } from './password-field';

function Password() {
  const [value, setValue] = useState('');
  return (
    <PasswordField name="password" label="登录密码" autoComplete="current-password" value={value} onChange={setValue} />
  );
}

test('hides the password, shows it on request and hides it again', async () => {
  render(<Password />);
  const input = screen.getByLabelText('登录密码');
  const toggle = screen.getByRole('button', { name: '显示密码' });
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(toggle);
  await waitFor(() => expect(input).toHaveAttribute('type', 'text'));
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(toggle);
  await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  expect(await breaches()).toEqual([]);
});

test('accepts a pasted password, as from a password manager', async () => {
  render(<Password />);
  const input = screen.getByLabelText('登录密码');
  await userEvent.click(input);
  await userEvent.paste('Abc12345');
  expect(input).toHaveValue('Abc12345');
});
