import { act, renderHook } from '@testing-library/react';
import { addAlert, isReached, removeAlert, takeReached, usePriceAlerts, type PriceAlert } from './price-alerts';

const key = 'price-alerts';
const now = new Date('2026-11-25T08:00:00Z');
const gold: PriceAlert = { symbol: 'XAUUSD', price: '4100.00', from: 'below' };
const shown = () => renderHook(() => usePriceAlerts()).result;

beforeEach(() => {
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
});

test.each([
  ['below', '4099.99', false],
  ['below', '4100', true],
  ['below', '4100.01', true],
  ['above', '4100.01', false],
  ['above', '4100.00', true],
  ['above', '99.9', true],
] as const)('an alert at 4100 from %s is reached by a bid of %s: %s', (from, bid, reached) => {
  expect(isReached({ price: '4100.00', from }, bid)).toBe(reached);
});

test('stores an alert, triggers it once, and keeps it in the list with its time', () => {
  const list = shown();
  act(() => addAlert(gold));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([gold]);
  expect(takeReached('EURUSD', '4200.00', now)).toEqual([]);
  expect(takeReached('XAUUSD', '4099.00', now)).toEqual([]);
  act(() => expect(takeReached('XAUUSD', '4100.50', now)).toEqual([gold]));
  expect(takeReached('XAUUSD', '4101.00', now)).toEqual([]);
  expect(list.current).toEqual([{ ...gold, reachedAt: now.toISOString() }]);
});

test('replaces an alert at the same price, and can remove it', () => {
  const list = shown();
  act(() => addAlert(gold));
  act(() => addAlert({ ...gold, from: 'above' }));
  expect(list.current).toEqual([{ ...gold, from: 'above' }]);
  act(() => removeAlert(gold));
  expect(list.current).toEqual([]);
});

test('ignores stored values that are not alerts', () => {
  const list = shown();
  localStorage.setItem(key, JSON.stringify([gold, null, 1, { symbol: 'XAUUSD', price: '<b>', from: 'below' }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(list.current).toEqual([gold]);
});
