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
/** How many rows before its first one a page loads. */
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

/**
 * The rows of a list call, of which only the pages on the screen are loaded: at most two at a time. RTK Query keeps the others
 * for a minute.
 * @param useList the hook of the call
 * @param load the trigger of the call's lazy hook, for the CSV file
 */
export function usePages<A extends object, R>(
  useList: UseList<A, R>,
  args: A,
  load: LoadPage<A, R>,
  { skip, idOf, poll = false }: Setup<R> = {},
): RowSource<R> {
  const polling = usePolling();
  const often = poll ? polling : {};
  const [first, setFirst] = useState(1);
  const [nearNext, setNearNext] = useState(false);
  const one = useList({ ...args, pageNo: first, pageSize }, { ...often, skip });
  const known = one.currentData?.total;
  const [total, setTotal] = useState<number>();
  if (known !== undefined && known !== total) setTotal(known);
  const hasNext = nearNext && total !== undefined && total > first * pageSize;
  const two = useList({ ...args, pageNo: first + 1, pageSize }, { ...often, skip: skip || !hasNext });

  const show = useCallback((from: number, to: number) => {
    const page = Math.floor(Math.max(0, from) / pageSize) + 1;
    setFirst(page);
    setNearNext(to + ahead >= page * pageSize);
  }, []);
  const begin = (first - 1) * pageSize;

  return {
    total: one.currentData || first > 1 ? (known ?? total) : undefined,
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
    isFetching: one.isFetching || two.isFetching,
    refetch: () => {
      void one.refetch();
      if (hasNext) void two.refetch();
    },
    all: async () => {
      const rows: R[] = [];
      for (let pageNo = 1; pageNo <= maxExport; pageNo++) {
        const last = rows.at(-1);
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
