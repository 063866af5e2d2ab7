import { mt5, wallet } from '../testing/fixtures';
import { firstSides } from './first-sides';

const empty = { ...wallet, withdrawable: '0.00' };
const rich = { ...mt5, withdrawable: '5.00' };

test('selects the first account with money as source, and one of the other kind as target', () => {
  expect(firstSides([wallet, mt5])).toEqual({ from: '1', to: '2' });
  expect(firstSides([empty, rich])).toEqual({ from: '2', to: '1' });
  expect(firstSides([empty, rich, { ...mt5, id: '3' }])).toEqual({ from: '2', to: '1' });
});

test('selects the account of the address as source, and ignores an unknown account', () => {
  expect(firstSides([wallet, rich], '2')).toEqual({ from: '2', to: '1' });
  expect(firstSides([wallet, rich], '99')).toEqual({ from: '1', to: '2' });
});

test('selects no target if there is only one account', () => {
  expect(firstSides([wallet])).toEqual({ from: '1', to: '' });
  expect(firstSides([])).toEqual({ from: '', to: '' });
});
