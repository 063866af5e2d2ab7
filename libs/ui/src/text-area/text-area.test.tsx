import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { breaches } from '../testing/axe';
import { TextArea } from './text-area';

function Story({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextArea
      name="text"
      label="内容"
      hint="请勿填写密码"
      maxLength={12}
      value={value}
      onChange={setValue}
      {...(error && { error })}
    />
  );
}

test('takes several lines up to its length', async () => {
  render(<Story />);
  const area = screen.getByRole('textbox', { name: '内容' });
  await userEvent.type(area, '第一行{enter}第二行');
  expect(area).toHaveValue('第一行\n第二行');
  await userEvent.paste('一二三四五六七八');
  expect(area).toHaveValue('第一行\n第二行一二三四五');
  expect(await breaches()).toEqual([]);
});

test('exposes error and hint to screen readers, the error first', async () => {
  render(<Story error="请填写内容" />);
  const area = screen.getByLabelText('内容');
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('请填写内容 请勿填写密码');
  expect(await breaches()).toEqual([]);
});

test('holds what was typed into the served page before hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Story />);
  const area = root.querySelector('textarea') as HTMLTextAreaElement;
  area.value = '已填写';
  const hydrated = await act(async () => hydrateRoot(root, <Story />));
  await userEvent.type(area, '一');
  expect(area).toHaveValue('已填写一');
  act(() => hydrated.unmount());
  root.remove();
});
