import { act, renderHook } from '@testing-library/react';
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

describe('the pages near the screen', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ id: `row-${at}` }));

  /** A list whose responses come when the test lets them; `loading` are the pages that are requested and have not come. */
  function setUp() {
    const come = new Set<number>();
    let loading: number[] = [];
    const useSlow: typeof useList = ({ pageNo, pageSize }, options?: { skip?: boolean }) => {
      if (!options?.skip && !come.has(pageNo)) loading.push(pageNo);
      const data = { list: many.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: many.length };
      const currentData = (!options?.skip && come.has(pageNo) ? data : undefined) as typeof data;
      return { currentData, isFetching: !options?.skip && !come.has(pageNo), refetch: () => undefined };
    };
    const hook = renderHook(() => usePages(useSlow, {}, async () => ({})));
    const settle = () => {
      loading = [];
      hook.rerender();
      return [...new Set(loading)];
    };
    return {
      list: () => hook.result.current,
      show(from: number, to: number) {
        act(() => hook.result.current.show(from, to));
        return settle();
      },
      arrive(pageNo: number) {
        come.add(pageNo);
        return settle();
      },
    };
  }

  it('load after the page that a jump shows, in both directions', () => {
    const { show, arrive, list } = setUp();
    arrive(1);
    expect(show(300, 317)).toEqual([4]);
    expect(list().isFetching).toBe(true);
    expect(arrive(4)).toEqual([3]);
    expect(list().rowAt(300)?.id).toBe('row-300');
    expect(list().isFetching).toBe(false);
    expect(show(460, 477)).toEqual([5]);
    expect(arrive(5)).toEqual([6]);
    expect(list().rowAt(477)?.id).toBe('row-477');
  });

  it('load together if both are on the screen', () => {
    const { show, arrive, list } = setUp();
    arrive(1);
    expect(show(590, 607)).toEqual([6, 7]);
    expect(arrive(6)).toEqual([7]);
    expect(list().isFetching).toBe(true);
    arrive(7);
    expect([list().rowAt(599)?.id, list().rowAt(600)?.id]).toEqual(['row-599', 'row-600']);
    expect(list().isFetching).toBe(false);
  });

  it('do not load in the middle of a page or behind the end', () => {
    const { show, arrive } = setUp();
    arrive(1);
    expect(show(740, 757)).toEqual([8]);
    expect(arrive(8)).toEqual([]);
    expect(show(982, 999)).toEqual([10]);
    expect(arrive(10)).toEqual([]);
  });
});
