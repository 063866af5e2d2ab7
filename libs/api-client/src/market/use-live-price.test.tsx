import type { Quote } from '@portal/contract/market';
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PriceBoard } from './price-board';
import { useFeedState, useLivePrice, useLiveText, useWatch } from './use-live-price';

const row = (symbol: string, bid: string) => ({ symbol, bid }) as Quote;
const changed = jest.fn();
const newBoard = () => new PriceBoard(async () => ({ changed }));
beforeEach(() => changed.mockReset());

it('gives the price of its symbol as it changes, also after the symbol has changed', () => {
  const board = newBoard();
  board.put([row('B', '7')]);
  const { result, rerender } = renderHook(({ symbol }) => useLivePrice(board, symbol), {
    initialProps: { symbol: 'A' },
  });
  expect(result.current).toBeUndefined();
  act(() => board.put([row('A', '1')]));
  expect(result.current).toEqual(row('A', '1'));
  rerender({ symbol: 'B' });
  expect(result.current).toEqual(row('B', '7'));
  act(() => board.put([row('B', '8')]));
  expect(result.current).toEqual(row('B', '8'));
});

it('renders a text again only when the text changes', () => {
  const board = newBoard();
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useLiveText(board, 'A', ({ bid }) => bid.slice(0, 1));
  });
  expect(result.current).toBeUndefined();
  act(() => board.put([row('A', '1.1')]));
  expect(result.current).toBe('1');
  const before = renders;
  act(() => board.put([row('A', '1.2')]));
  expect(renders).toBe(before);
  act(() => board.put([row('A', '2.0')]));
  expect(result.current).toBe('2');
});

it('gives the state of the feed', () => {
  const board = newBoard();
  const { result } = renderHook(() => useFeedState(board));
  expect(result.current).toBe('idle');
  act(() => board.setState('live'));
  expect(result.current).toBe('live');
});

it('has no price in server HTML, so that the browser renders the same first', () => {
  const board = newBoard();
  board.put([row('A', '1')]);
  board.setState('live');
  function Price() {
    const text = useLiveText(board, 'A', ({ bid }) => bid);
    return <p>{[useLivePrice(board, 'A')?.bid ?? '–', text ?? '–', useFeedState(board)].join(' ')}</p>;
  }
  expect(renderToString(<Price />)).toBe('<p>– – idle</p>');
});

describe('watching', () => {
  const watch = (board: PriceBoard, symbols: string[], zone?: number) =>
    renderHook(({ watched }) => useWatch(board, watched, zone), { initialProps: { watched: symbols } });

  it('lasts as long as the component, and tells the feed of each change', async () => {
    const board = newBoard();
    const one = watch(board, ['A', 'B'], 4);
    const other = watch(board, ['B'], 4);
    expect(board.symbols()).toEqual(['A', 'B']);
    expect(board.zones()).toHaveLength(1);
    await act(async () => undefined);
    expect(changed).toHaveBeenCalledTimes(2);
    one.unmount();
    expect(board.symbols()).toEqual(['B']);
    expect(board.zones()).toHaveLength(1);
    other.unmount();
    expect(board.symbols()).toEqual([]);
    expect(board.zones()).toEqual([]);
    await act(async () => undefined);
    expect(changed).toHaveBeenCalledTimes(4);
  });

  it('follows other symbols, and does nothing for a new list of the same', async () => {
    const board = newBoard();
    const { rerender } = watch(board, ['A']);
    rerender({ watched: ['A'] });
    await act(async () => undefined);
    expect(changed).toHaveBeenCalledTimes(1);
    rerender({ watched: ['C', 'D'] });
    expect(board.symbols()).toEqual(['C', 'D']);
    expect(board.zones()).toEqual([]);
  });

  it('of no symbol loads no feed', () => {
    const start = jest.fn();
    watch(new PriceBoard(start), []);
    expect(start).not.toHaveBeenCalled();
  });
});

describe('the board', () => {
  it('tells nobody who has left, and of a state only once', () => {
    const board = newBoard();
    const [price, state] = [jest.fn(), jest.fn()];
    board.subscribe('', state);
    const leave = board.subscribe('A', price);
    board.put([row('A', '1')]);
    leave();
    board.put([row('A', '2')]);
    expect(price).toHaveBeenCalledTimes(1);
    board.setState('live');
    board.setState('live');
    expect(state).toHaveBeenCalledTimes(1);
  });
});
