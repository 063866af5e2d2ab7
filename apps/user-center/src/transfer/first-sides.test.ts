import { mt5, wallet } from '../testing/fixtures';
import { firstSides } from './first-sides';

const empty = { ...wallet, withdrawable: '0.00' };
const rich = { ...mt5, withdrawable: '5.00' };

test('from the first that can give, to one of the other kind', () => {
  expect(firstSides([wallet, mt5])).toEqual({ from: '1', to: '2' });
  expect(firstSides([empty, rich])).toEqual({ from: '2', to: '1' });
  expect(firstSides([empty, rich, { ...mt5, id: '3' }])).toEqual({ from: '2', to: '1' });
});

test('the account of the address comes first; an unknown account is not followed', () => {
  expect(firstSides([wallet, rich], '2')).toEqual({ from: '2', to: '1' });
  expect(firstSides([wallet, rich], '99')).toEqual({ from: '1', to: '2' });
});

test('a single account has no target', () => {
  expect(firstSides([wallet])).toEqual({ from: '1', to: '' });
  expect(firstSides([])).toEqual({ from: '', to: '' });
});
