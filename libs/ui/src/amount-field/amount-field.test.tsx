import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { AmountField } from './amount-field';
import { cleanAmount } from './clean-amount';

test.each([
  ['1,250.00', 2, '1250.00'],
  ['１２５０．５', 2, '1250.5'],
  ['12。5', 2, '12.5'],
  ['.5', 2, '0.5'],
  ['007', 2, '7'],
  ['0', 2, '0'],
  ['1.2.3', 2, '1.23'],
  ['1.239', 2, '1.23'],
  ['1.1234567', 6, '1.123456'],
  ['5.5', 0, '5'],
  ['-50', 2, '50'],
  ['1e9', 2, '19'],
  ['$ 12 USD', 2, '12'],
  ['9007199254740993.01', 2, '9007199254740993.01'],
  ['', 2, ''],
])('%p with %i places becomes %p', (typed, places, amount) => {
  expect(cleanAmount(typed, places)).toBe(amount);
});

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
  await userEvent.type(input, '12.x345');
  expect(input).toHaveValue('12.34');
  await userEvent.click(screen.getByRole('button', { name: '全部' }));
  await waitFor(() => expect(input).toHaveValue('9007199254740993.01'));
  expect(await breaches()).toEqual([]);
});
