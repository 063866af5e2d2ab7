import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { breaches } from '../testing/axe';
import { TextField } from './text-field';

function Phone(props: { error?: string; warning?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField name="mobilePhone" label="手机号" hint="11 位" optional value={value} onChange={setValue} {...props} />
  );
}

test('is found by its label and returns the typed value', async () => {
  render(<Phone />);
  const input = screen.getByLabelText('手机号');
  await userEvent.type(input, '138');
  expect(input).toHaveValue('138');
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).toHaveAccessibleDescription('11 位');
  expect(await breaches()).toEqual([]);
});

test('exposes error, warning and hint to screen readers, the error first', async () => {
  render(<Phone error="请输入 11 位手机号" warning="请核对" />);
  const input = screen.getByRole('textbox', { name: '手机号' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('请输入 11 位手机号 请核对 11 位');
  expect(await breaches()).toEqual([]);
});

test('keeps input that was typed into the served page before hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Phone />);
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = '138';
  const hydrated = await act(async () => hydrateRoot(root, <Phone />));
  expect(input).toHaveValue('138');
  await userEvent.type(input, '0');
  expect(input).toHaveValue('1380');
  act(() => hydrated.unmount());
  root.remove();
});
