import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { Tabs } from './tabs';

const items = [
  { id: 'forex', label: '外汇' },
  { id: 'goods', label: '商品' },
  { id: 'stock', label: '股票' },
] as const;

function Market() {
  const [value, setValue] = useState<'forex' | 'goods' | 'stock'>('forex');
  return (
    <Tabs label="市场" items={items} value={value} onChange={setValue}>
      <p>{value}</p>
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

test('moves with arrow keys, Home and End, and names the panel after its tab', async () => {
  render(<Market />);
  await userEvent.tab();
  expect(chosen()).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', '商品'],
    ['{End}', '股票'],
    ['{ArrowRight}', '外汇'],
    ['{ArrowLeft}', '股票'],
    ['{Home}', '外汇'],
  ] as const) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(chosen()).toHaveAccessibleName(name));
    await waitFor(() => expect(chosen()).toHaveFocus());
  }
  expect(screen.getByRole('tabpanel', { name: '外汇' })).toHaveTextContent('forex');
  expect(await breaches()).toEqual([]);
});

test('selects a tab on click, and only the selected tab with the Tab key', async () => {
  render(<Market />);
  await userEvent.click(screen.getByRole('tab', { name: '商品' }));
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('goods'));
  await waitFor(() => expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]));
});
