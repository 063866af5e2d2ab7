import { liveSpread, pointSize, spreadText } from './live-spread';

const forex = { zone: 1, digits: 5, currency: 'USD' } as const;

it.each([
  [forex, '0.00012', '1.2 点'],
  [{ zone: 1, digits: 3, currency: 'JPY' }, '0.014', '1.4 点'],
  [{ zone: 5, digits: 1, currency: 'USD' }, '0.5', '0.5 点'],
  [{ zone: 5, digits: 0, currency: 'HKD' }, '8', '8 点'],
  [{ zone: 4, digits: 2, currency: 'USD' }, '0.25', '0.25 USD'],
  [{ zone: 6, digits: 2, currency: 'USD' }, '20.00', '20.00 USD'],
  [{ zone: 7, digits: 2, currency: 'USD' }, '0.04', '0.04 USD'],
] as const)('counts a spread in pips, index points or money: %j %s', (instrument, spread, text) =>
  expect(spreadText(spread, instrument)).toBe(text),
);

it('has no text for a spread that is no number', () => expect(spreadText('–', forex)).toBeUndefined());

it('subtracts bid from ask with the digits of the price', () =>
  expect(liveSpread({ bid: '1.16200', ask: '1.16212', digits: 5 })).toBe('0.00012'));

it('says how large a point is', () => {
  expect(pointSize(forex)).toBe('1 点为 0.0001');
  expect(pointSize({ zone: 1, digits: 3 })).toBe('1 点为 0.01');
  expect(pointSize({ zone: 5, digits: 0 })).toBe('1 点为 1.0');
  expect(pointSize({ zone: 4, digits: 2 })).toBeUndefined();
});
