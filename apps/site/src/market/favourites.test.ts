import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { useFavourites } from './favourites';

const key = 'favourites';
const shown = () => renderHook(() => useFavourites()).result;
/** Simulates another tab: it writes to the storage, and the browser fires a `storage` event here. */
function changeInOtherTab(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

beforeEach(() => changeInOtherTab(null));
afterEach(() => jest.restoreAllMocks());

test('adds and removes a symbol wherever it is shown, and stores the list', () => {
  const [one, other] = [shown(), shown()];
  act(() => one.current[1]('XAUUSD'));
  act(() => other.current[1]('EURUSD'));
  expect(one.current[0]).toEqual(['XAUUSD', 'EURUSD']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['XAUUSD', 'EURUSD']);
  act(() => other.current[1]('XAUUSD'));
  expect(one.current[0]).toEqual(['EURUSD']);
});

test('adopts a change from another tab', () => {
  const list = shown();
  changeInOtherTab('["USDJPY"]');
  expect(list.current[0]).toEqual(['USDJPY']);
});

test.each(['{', '"XAUUSD"', '{"0":"XAUUSD"}'])('treats the stored value %s as an empty list', (value) => {
  const list = shown();
  changeInOtherTab(value);
  expect(list.current[0]).toEqual([]);
});

test('reads only symbols from the storage, and at most 100', () => {
  const list = shown();
  changeInOtherTab(JSON.stringify([1, null, ...Array.from({ length: 150 }, (_, at) => `S${at}`)]));
  expect(list.current[0]).toHaveLength(100);
  expect(list.current[0][0]).toBe('S0');
});

test('keeps the list until the page is closed if the storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const list = shown();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  act(() => list.current[1]('BTCUSD'));
  expect(list.current[0]).toEqual(['BTCUSD']);
});

test('is empty in served HTML', () => {
  changeInOtherTab('["USDJPY"]');
  const Count = () => String(useFavourites()[0].length);
  expect(renderToString(createElement(Count))).toBe('0');
});
