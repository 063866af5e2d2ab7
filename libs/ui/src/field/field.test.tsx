import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Field } from './field';

test('connects label, error, warning and hint to the control', async () => {
  render(
    <Field label="银行卡号" hint="储蓄卡" warning="请核对" error="请输入银行卡号" optional>
      {(aria) => <input {...aria} />}
    </Field>,
  );
  const input = screen.getByLabelText('银行卡号');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('请输入银行卡号 请核对 储蓄卡');
  expect(screen.getByText('（选填）')).toBeVisible();
  expect(await breaches()).toEqual([]);
});

test('adds no description to the control if there is no message', () => {
  render(<Field label="城市">{(aria) => <input {...aria} />}</Field>);
  expect(screen.getByLabelText('城市')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByLabelText('城市')).toBeValid();
});
