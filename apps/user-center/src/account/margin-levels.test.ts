import { mt5 } from '../testing/fixtures';
import { marginLevels } from './margin-levels';

const inMoney = {
  ...mt5,
  margin_call: 0,
  margin_call_equity: '200.00',
  margin_stopout: 0,
  margin_stopout_equity: '100.00',
};

test('shows percentages as they are', () => {
  expect(marginLevels({ ...mt5, margin_level: 412 })).toEqual({ stopOut: 50, stopOutAt: '50%', marginCallAt: '100%' });
});

// A margin of 400.00: 250 % at an equity of 1,000.00, and 25 % at 100.00.
test('shows amounts of equity, and where they are at the present margin', () => {
  expect(marginLevels({ ...inMoney, equity: '1000.00', margin_level: 250 })).toEqual({
    stopOut: 25,
    stopOutAt: '净值 100.00 USD',
    marginCallAt: '净值 200.00 USD',
  });
});

test.each([
  ['no position is open', { equity: '1000.00', margin_level: null }],
  ['the equity is not positive', { equity: '-5.00', margin_level: -1 }],
])('puts no line where %s', (_what, figures) => {
  expect(marginLevels({ ...inMoney, ...figures }).stopOut).toBe(0);
});
