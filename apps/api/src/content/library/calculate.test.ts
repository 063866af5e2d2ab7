import { calculate } from './calculate';

const values: Readonly<Record<string, string>> = {
  'withdraw.fee': '3',
  'rate.withdraw': '7.1600',
  'STD.leverage': '1:200',
  'MIN.stopOut': '50%',
  'STD.minDeposit': '1,500',
};
const valueOf = (name: string) => values[name];

it.each([
  ['(150 − withdraw.fee) × rate.withdraw', 1052.52],
  ['0.10 × 100,000 × 1.16 ÷ STD.leverage', 58],
  ['405 × MIN.stopOut', 202.5],
  ['STD.minDeposit − 2 × (1 + 1)', 1496],
  ['8 ÷ 2 ÷ 2 - 1', 1],
  ['0.02 × 100 × 4050.25 ÷ 100', 81.01],
])('%s is %d', (sum, value) => expect(calculate(sum, valueOf)).toBe(value));

it.each(['150 − fee', '(150', '150 −', '1 2', '150 % 2', '', '1 ÷ 0', 'withdraw.fee)'])('%s is no sum', (sum) =>
  expect(calculate(sum, valueOf)).toBeUndefined(),
);
