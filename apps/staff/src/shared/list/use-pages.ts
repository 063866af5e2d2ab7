import { useCallback, useState } from 'react';
import { usePolling } from '../page/use-polling';

/** A list page of a call. */
export type ListPage<R> = { list: readonly R[]; total: number };

type Result<R> = {
  currentData?: ListPage<R>;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type PageQuery = { pageNo: number; pageSize: number; after?: string };
type Options = { skip?: boolean; pollingInterval?: number; skipPollingIfUnfocused?: boolean };
type UseList<A, R> = (args: A & PageQuery, options: Options) => Result<R>;

/** Rows by their position in the whole list; those that have not been loaded are undefined. */
export type RowSource<R> = {
  total: number | undefined;
  rowAt: (index: number) => R | undefined;
  /** The id of a row, where the rows have one. */
  idOf?: (row: R) => string;
  /** The position of the row with an id among the loaded rows; -1 where it is not there. */
  indexOf?: (id: string) => number;
  /** Says which positions are on the screen, so that their pages load. */
  show: (from: number, to: number) => void;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Every row of the list, for the CSV file. Undefined if a page fails to load. */
  all: () => Promise<readonly R[] | undefined>;
};

const pageSize = 100;
/** How many rows beyond each end of the screen are loaded. With the rows of a screen they lie on at most two pages. */
const ahead = 30;
const maxExport = 100;

type LoadPage<A, R> = (args: A & PageQuery) => PromiseLike<{ data?: ListPage<R> }>;

type Setup<R> = {
  skip?: boolean;
  /** The id of a row, if the call can begin behind a row: the file then has each row once, whatever happens meanwhile. */
  idOf?: (row: R) => string;
  /** Whether the pages on the screen are refetched from time to time. Not for a call that records each of its reads. */
  poll?: boolean;
};

/** The pages that are loaded, `first` and the one after it, and which of the two are on the screen. */
type Window = { first: number; showsFirst: boolean; showsNext: boolean; nearNext: boolean };

const pageAt = (index: number) => Math.floor(Math.max(0, index) / pageSize) + 1;

function windowOf(from: number, to: number): Window {
  const first = pageAt(from - ahead);
  return {
    first,
    showsFirst: pageAt(from) === first,
    showsNext: pageAt(to) > first,
    nearNext: pageAt(to + ahead) > first,
  };
}

const isSame = (a: Window, b: Window) =>
  a.first === b.first && a.showsFirst === b.showsFirst && a.showsNext === b.showsNext && a.nearNext === b.nearNext;

/**
 * The rows of a list call, of which only the pages on the screen and near it are loaded, at most two at a time. What is on the screen
 * loads first. RTK Query keeps other pages for a minute.
 * @param useList the hook of the call
 * @param load the trigger of the call's lazy hook, for the CSV file
 */
export function usePages<A extends object, R>(
  useList: UseList<A, R>,
  args: A,
  load: LoadPage<A, R>,
  { skip = false, idOf, poll = false }: Setup<R> = {},
): RowSource<R> {
  const polling = usePolling();
  const often = poll ? polling : {};
  const [{ first, showsFirst, showsNext, nearNext }, setWindow] = useState(() => windowOf(0, 0));
  const [total, setTotal] = useState<number>();
  /** Whether everything that is on the screen has loaded. */
  const [complete, setComplete] = useState(false);
  const hasNext = nearNext && total !== undefined && total > first * pageSize;
  const loadsFirst = !skip && (showsFirst || complete);
  const loadsNext = !skip && hasNext && (showsNext || complete);
  const one = useList({ ...args, pageNo: first, pageSize }, { ...often, skip: !loadsFirst });
  const two = useList({ ...args, pageNo: first + 1, pageSize }, { ...often, skip: !loadsNext });
  const known = (one.currentData ?? two.currentData)?.total;
  if (known !== undefined && known !== total) setTotal(known);
  const isComplete =
    (!showsFirst || one.currentData !== undefined) && (!showsNext || !hasNext || two.currentData !== undefined);
  if (isComplete !== complete) setComplete(isComplete);

  const show = useCallback((from: number, to: number) => {
    const next = windowOf(from, to);
    setWindow((now) => (isSame(now, next) ? now : next));
  }, []);
  const begin = (first - 1) * pageSize;

  return {
    total: known ?? (first > 1 || !showsFirst ? total : undefined),
    rowAt: (index) => one.currentData?.list[index - begin] ?? two.currentData?.list[index - begin - pageSize],
    ...(idOf && {
      idOf,
      indexOf: (id: string) => {
        const has = (row: R) => idOf(row) === id;
        const at = one.currentData?.list.findIndex(has) ?? -1;
        if (at >= 0) return begin + at;
        const next = two.currentData?.list.findIndex(has) ?? -1;
        return next >= 0 ? begin + pageSize + next : -1;
      },
    }),
    show,
    error: one.error ?? two.error,
    isFetching: (showsFirst && one.isFetching) || (showsNext && two.isFetching),
    refetch: () => {
      if (loadsFirst) void one.refetch();
      if (loadsNext) void two.refetch();
    },
    all: async () => {
      const rows: R[] = [];
      for (let pageNo = 1; pageNo <= maxExport; pageNo++) {
        const last = rows[rows.length - 1];
        const place = last !== undefined && idOf ? { pageNo: 1, after: idOf(last) } : { pageNo };
        const { data } = await load({ ...args, ...place, pageSize });
        if (!data) return undefined;
        rows.push(...data.list);
        if (rows.length >= data.total || data.list.length === 0) break;
      }
      return rows;
    },
  };
}

type Whole<R> = { currentData?: readonly R[]; error?: unknown; isFetching: boolean; refetch: () => unknown };

/** The rows of a call that returns all of them at once. */
export function wholeList<R>({ currentData, error, isFetching, refetch }: Whole<R>): RowSource<R> {
  return {
    total: currentData?.length,
    rowAt: (index) => currentData?.[index],
    show: () => undefined,
    error,
    isFetching,
    refetch: () => void refetch(),
    all: async () => currentData,
  };
}
