import { renderHook } from '@testing-library/react';
import { usePages } from './use-pages';

const rows = Array.from({ length: 230 }, (_, at) => ({ id: `row-${at}` }));
const page = ({ pageNo, pageSize, after }: { pageNo: number; pageSize: number; after?: string }) => {
  const from = after === undefined ? (pageNo - 1) * pageSize : rows.findIndex(({ id }) => id === after) + 1;
  return { list: rows.slice(from, from + pageSize), total: rows.length };
};
const useList = (args: { pageNo: number; pageSize: number }) => ({
  currentData: page(args),
  isFetching: false,
  refetch: () => undefined,
});

it.each([
  ['behind the last row', ({ id }: { id: string }) => id, [undefined, 'row-99', 'row-199']],
  ['by page number', undefined, [undefined, undefined, undefined]],
])('reads every row for the CSV file once, %s', async (_how, idOf, expected) => {
  const asked: (string | undefined)[] = [];
  const load = async (args: { pageNo: number; pageSize: number; after?: string }) => {
    asked.push(args.after);
    return { data: page(args) };
  };
  const { result } = renderHook(() => usePages(useList, {}, load, idOf ? { idOf } : {}));
  expect(await result.current.all()).toEqual(rows);
  expect(asked).toEqual(expected);
});

it.each([
  [true, 15_000],
  [undefined, undefined],
])('refetches the pages on the screen if poll is %s, at intervals of %s ms', (poll, interval) => {
  const intervals: unknown[] = [];
  const recorded = (args: { pageNo: number; pageSize: number }, { pollingInterval }: { pollingInterval?: number }) => {
    intervals.push(pollingInterval);
    return useList(args);
  };
  renderHook(() => usePages(recorded, {}, async () => ({}), poll ? { poll } : {}));
  expect(new Set(intervals)).toEqual(new Set([interval]));
});

it('finds a loaded row by its id', () => {
  const { result } = renderHook(() => usePages(useList, {}, async () => ({}), { idOf: ({ id }) => id }));
  expect(result.current.indexOf?.('row-7')).toBe(7);
  expect(result.current.indexOf?.('row-229')).toBe(-1);
});
