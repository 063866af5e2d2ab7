import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { Select } from './select';

const options = [
  { value: 'ICBC', label: '中国工商银行' },
  { value: 'CCB', label: '中国建设银行' },
  { value: 'OLD', label: '已停用', disabled: true },
];

function Bank({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Select
      name="bankCode"
      label="开户银行"
      placeholder="请选择银行"
      options={options}
      value={value}
      error={error}
      onChange={setValue}
    />
  );
}

test('is a combobox without a selection at first, and returns the selected value', async () => {
  render(<Bank error="请选择开户银行" />);
  const select = screen.getByRole('combobox', { name: '开户银行' });
  expect(select).toHaveDisplayValue('请选择银行');
  expect(select).toBeInvalid();
  await userEvent.selectOptions(select, '中国建设银行');
  await waitFor(() => expect(select).toHaveValue('CCB'));
  await userEvent.selectOptions(select, '已停用');
  await waitFor(() => expect(select).toHaveValue('CCB'));
  expect(await breaches()).toEqual([]);
});

test('shows the default placeholder if no option is selected', async () => {
  const onChange = jest.fn();
  const { rerender } = render(
    <Select name="bankCode" label="开户银行" options={options} value="" onChange={onChange} />,
  );
  const select = screen.getByRole('combobox', { name: '开户银行' });
  expect(select).toHaveDisplayValue('请选择');
  expect(select).toHaveValue('');
  // The first option can be selected like any other.
  await userEvent.selectOptions(select, '中国工商银行');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('ICBC'));
  // A value that is no longer in the list is not replaced by another one.
  rerender(<Select name="bankCode" label="开户银行" options={options} value="GONE" onChange={onChange} />);
  expect(select).toHaveDisplayValue('请选择');
  rerender(<Select name="bankCode" label="开户银行" options={options} value="CCB" onChange={onChange} />);
  expect(select).toHaveDisplayValue('中国建设银行');
  expect(screen.queryByText('请选择')).toBeNull();
  expect(await breaches()).toEqual([]);
});

test('shows options with a note in two lines, still as one combobox', async () => {
  const accounts = [
    { value: '1', label: '主账户', note: '余额 0.00 USD' },
    { value: '2', label: 'MT5 账户 5100017', note: '余额 9,205.98 USD' },
  ];
  render(<Select name="accountId" label="入金账户" options={accounts} value="2" onChange={jest.fn()} />);
  expect(screen.getByRole('combobox', { name: '入金账户' })).toHaveDisplayValue(
    'MT5 账户 5100017（余额 9,205.98 USD）',
  );
  expect(screen.getByText('余额 9,205.98 USD')).toBeVisible();
  expect(screen.queryByText('余额 0.00 USD')).toBeNull();
  expect(await breaches()).toEqual([]);
});
