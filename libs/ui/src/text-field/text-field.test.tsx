import { act, fireEvent, render, screen } from '@testing-library/react';
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

const capitals = (text: string) => text.toUpperCase().replaceAll(' ', '');

function Tidied() {
  const [value, setValue] = useState('');
  return <TextField name="id" label="证件号" value={value} onChange={setValue} tidy={capitals} />;
}

test('tidies what is typed and pasted', async () => {
  render(<Tidied />);
  const input = screen.getByLabelText('证件号');
  await userEvent.type(input, 'a1 x');
  expect(input).toHaveValue('A1X');
  await userEvent.paste(' b c');
  expect(input).toHaveValue('A1XBC');
});

test('changes nothing while an input method composes, and tidies at its end, with and without a last input event', () => {
  render(<Tidied />);
  const input = screen.getByLabelText<HTMLInputElement>('证件号');
  const compose = (value: string) => fireEvent.input(input, { target: { value }, isComposing: true });
  fireEvent.compositionStart(input);
  for (const text of ['x', 'x ', 'x y']) {
    compose(text);
    expect(input).toHaveValue(text);
  }
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('XY');
  fireEvent.compositionStart(input);
  compose('XYz');
  fireEvent.compositionEnd(input);
  fireEvent.input(input, { target: { value: 'XYzz' }, isComposing: false });
  expect(input).toHaveValue('XYZZ');
});

test('tidies what was typed before hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Tidied />);
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = 'a b';
  const hydrated = await act(async () => hydrateRoot(root, <Tidied />));
  expect(input).toHaveValue('AB');
  act(() => hydrated.unmount());
  root.remove();
});
