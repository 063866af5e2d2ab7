import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { AmountField } from './amount-field';

function Amount() {
  const [value, setValue] = useState('');
  return (
    <AmountField
      name="amount"
      currency="USD"
      value={value}
      onChange={setValue}
      all={{ value: '9007199254740993.01' }}
    />
  );
}

test('keeps every digit as text, typed or filled in by the button', async () => {
  render(<Amount />);
  const input = screen.getByLabelText('金额');
  expect(input).toHaveAttribute('inputmode', 'decimal');
  await userEvent.type(input, '12.34');
  expect(input).toHaveValue('12.34');
  await userEvent.click(screen.getByRole('button', { name: '全部' }));
  await waitFor(() => expect(input).toHaveValue('9007199254740993.01'));
  expect(await breaches()).toEqual([]);
});

const paste = async (text: string) => {
  const input = screen.getByLabelText('金额');
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
  return input;
};

test.each(['1,250.00', '１，２５０．００', ' 1250.00\t', '\u202d1250.00\u202c', '01250.00'])(
  'the pasted %j is an amount',
  async (text) => {
    render(<Amount />);
    const input = await paste(text);
    expect(input).toHaveValue('1250.00');
    expect(input).toBeValid();
  },
);

test.each(['1e5', '-50', '+50', '−50', '1.2.3', '1.250,00', '12 USD', '12元', '$12', '1.239', '5²', '12 34', '12 万'])(
  'the pasted %j is refused at the field with words, and stays as it is',
  async (text) => {
    render(<Amount />);
    const input = await paste(text);
    expect(input).toHaveValue(text);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('请只填写数字和小数点，最多 2 位小数，不含正负号和单位');
  },
);
