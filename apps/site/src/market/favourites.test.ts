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

test('a symbol is starred and unstarred, wherever it is shown, and kept', () => {
  const [one, other] = [shown(), shown()];
  act(() => one.current[1]('XAUUSD'));
  act(() => other.current[1]('EURUSD'));
  expect(one.current[0]).toEqual(['XAUUSD', 'EURUSD']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['XAUUSD', 'EURUSD']);
  act(() => other.current[1]('XAUUSD'));
  expect(one.current[0]).toEqual(['EURUSD']);
});

test('follows the other tabs', () => {
  const list = shown();
  changeInOtherTab('["USDJPY"]');
  expect(list.current[0]).toEqual(['USDJPY']);
});

test.each(['{', '"XAUUSD"', '{"0":"XAUUSD"}'])('takes %s in the storage for none', (value) => {
  const list = shown();
  changeInOtherTab(value);
  expect(list.current[0]).toEqual([]);
});

test('takes symbols alone out of the storage, and not without end', () => {
  const list = shown();
  changeInOtherTab(JSON.stringify([1, null, ...Array.from({ length: 150 }, (_, at) => `S${at}`)]));
  expect(list.current[0]).toHaveLength(100);
  expect(list.current[0][0]).toBe('S0');
});

test('holds as long as the page where the storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const list = shown();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  act(() => list.current[1]('BTCUSD'));
  expect(list.current[0]).toEqual(['BTCUSD']);
});

test('served HTML has none', () => {
  changeInOtherTab('["USDJPY"]');
  const Count = () => String(useFavourites()[0].length);
  expect(renderToString(createElement(Count))).toBe('0');
});
