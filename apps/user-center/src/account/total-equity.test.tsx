import { render, screen } from '@testing-library/react';
import { mt5, wallet } from '../testing/fixtures';
import { TotalEquity } from './total-equity';

test('sums the equity of all accounts, including losses, without archived accounts', () => {
  const losing = { ...mt5, id: '3', equity: '-5.05', positions: 2 };
  const gone = { ...mt5, id: '4', equity: '99.00', status: 'archived' as const };
  render(<TotalEquity accounts={[wallet, mt5, losing, gone]} actions={null} />);
  expect(screen.getByText('25.25')).toBeInTheDocument();
  expect(screen.getByText('15.15')).toBeInTheDocument();
  expect(screen.getByText('2 笔')).toBeInTheDocument();
});

test('shows no total if a figure is not a number', () => {
  render(<TotalEquity accounts={[{ ...wallet, equity: 'NaN' }]} actions={null} />);
  expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  expect(screen.getAllByText('–').length).toBeGreaterThan(0);
});
