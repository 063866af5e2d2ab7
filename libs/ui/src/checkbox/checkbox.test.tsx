import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { Checkbox } from './checkbox';

function Agree() {
  const [value, setValue] = useState(false);
  return (
    <Checkbox
      name="agree"
      label={
        <>
          我已阅读并同意<a href="#terms">《客户协议》</a>
        </>
      }
      value={value}
      onChange={setValue}
      error={value ? undefined : '请先阅读并同意协议'}
    />
  );
}

test('its label toggles it and can contain links', async () => {
  render(<Agree />);
  const box = screen.getByRole('checkbox', { name: /^我已阅读并同意/ });
  expect(box).toHaveAccessibleDescription('请先阅读并同意协议');
  expect(screen.getByRole('link', { name: '《客户协议》' })).toHaveAttribute('href', '#terms');
  expect(await breaches()).toEqual([]);
  await userEvent.click(screen.getByText('我已阅读并同意'));
  await waitFor(() => expect(box).toBeChecked());
  await waitFor(() => expect(box).toBeValid());
});
