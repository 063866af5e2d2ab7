import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { breaches } from '../testing/axe';
import { FilterBar } from './filter-bar';

const days = [
  { value: '7', label: '最近 7 天' },
  { value: '30', label: '最近 30 天' },
];
const status = [
  { value: '0', label: '全部' },
  { value: '3', label: '已付款' },
];

function Address() {
  return <output>{useLocation().search}</output>;
}

const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <FilterBar
        filters={[
          { name: 'days', label: '日期', options: days, usual: '30' },
          { name: 'status', label: '状态', options: status },
        ]}
      />
      <Address />
    </MemoryRouter>,
  );

test('shows the choice of the address, and the default if the address has no offered choice', async () => {
  at('/?days=7&status=9');
  expect(screen.getByLabelText('日期')).toHaveValue('7');
  expect(screen.getByLabelText('状态')).toHaveValue('0');
  expect(await breaches()).toEqual([]);
});

test('writes a choice to the address, keeps the others and returns to page 1', async () => {
  at('/?status=3&page=4');
  expect(screen.getByLabelText('日期')).toHaveValue('30');
  await userEvent.selectOptions(screen.getByLabelText('日期'), '7');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?status=3&days=7'));
});

test('keeps both choices if two change at the same time', () => {
  at('/');
  act(() => {
    for (const [label, value] of [
      ['日期', '7'],
      ['状态', '3'],
    ] as const) {
      const select = screen.getByLabelText<HTMLSelectElement>(label);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  expect(screen.getByRole('status')).toHaveTextContent('?days=7&status=3');
});
