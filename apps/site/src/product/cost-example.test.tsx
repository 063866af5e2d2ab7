import { render, screen } from '@testing-library/react';
import type { Instrument } from '@portal/contract/common';
import { CostExample } from './cost-example';

const costs = {
  ...{ symbol: 'AAA', name: '甲', digits: 2, contractSize: 1, unit: '枚', currency: 'USD', spread: '0.20' },
  ...{ swapLong: '-5.0', swapShort: '-1.0', commission: '0.00' },
};

test.each([
  [6, '隔夜利息每天计一晚'],
  [4, '隔夜利息周三按三晚计'],
])('the costs of zone %i say on how many nights swaps are charged', (zone, words) => {
  render(<CostExample instrument={{ ...costs, zone } as unknown as Instrument} />);
  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
});
