import type { Db } from './database';
import { pageOf, type PageOf } from './page-of';

/**
 * A list whose rows are numbered per owner without gaps (SQL: kernel.next_ordinal). The parts are inserted into the SQL text and
 * must be constants of the code, never input. Needs two indexes, (...key, ord) and (...key, at, ord), both partial if `where` is
 * set.
 */
export interface ListPageSource {
  /** Name of the prepared statement. */
  name: string;
  /** The table; its row has the alias `t`. */
  from: string;
  /** Columns that identify one list by the given values, for example customer and status. */
  key: readonly string[];
  /** Column of the number. */
  ord: string;
  /** Column of the time, which never decreases along the numbers. */
  at: string;
  /** The condition of partial indexes. */
  where?: string;
  /** SQL expression of the row as jsonb. */
  row: string;
}

/** Days in Asia/Shanghai, both included. Without them the whole list is meant. */
export interface ListPageQuery {
  startDate?: string;
  endDate?: string;
  pageNo?: number;
  pageSize?: number;
}

/**
 * Reads a list page, newest first, at the same cost for every page number. Two index look-ups turn the days into a range of
 * numbers. The page is then an index range and the total a difference.
 */
export async function listPage<T>(
  db: Db,
  list: ListPageSource,
  values: readonly unknown[],
  query: ListPageQuery,
): Promise<PageOf<T>> {
  const { pageNo, pageSize, offset } = pageOf(query);
  const rows = await db.rows<{ total: bigint; row: T | null }>(list.name, textOf(list), [
    ...values,
    query.startDate ?? null,
    query.endDate ?? null,
    offset,
    pageSize,
  ]);
  return {
    list: rows.flatMap(({ row }) => (row === null ? [] : [row])),
    pageNo,
    pageSize,
    total: Number(rows[0]?.total ?? 0),
  };
}

function textOf({ from, key, ord, at, where, row }: ListPageSource): string {
  const mine = [...key.map((column, index) => `t.${column} = $${index + 1}`), ...(where ? [where] : [])].join(' and ');
  const [start, end, offset, size] = [1, 2, 3, 4].map((more) => `$${key.length + more}`);
  return `
    with bounds as materialized (
      select (select t.${ord} from ${from} t
              where ${mine} and t.${at} >= coalesce(kernel.day_start(${start}::date), '-infinity')
              order by t.${at}, t.${ord} limit 1) as low,
             (select t.${ord} from ${from} t
              where ${mine} and t.${at} < coalesce(kernel.day_start(${end}::date + 1), 'infinity')
              order by t.${at} desc, t.${ord} desc limit 1) as high
    ), page as materialized (
      select greatest(high - low + 1, 0) as total, greatest(low, high - ${offset}::bigint - ${size}::bigint + 1) as first,
             case when low <= high then high - ${offset}::bigint else 0 end as last
      from bounds
    )
    select p.total, r.row from page p left join lateral (
      select ${row} as row, t.${ord} as ord from ${from} t where ${mine} and t.${ord} between p.first and p.last
    ) r on true order by r.ord desc`;
}
