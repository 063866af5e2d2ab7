import type { Db } from './database';
import { pageOf, type PageOf } from './page-of';

/**
 * A list whose rows are numbered without gaps by its owner (SQL: kernel.next_ordinal). The parts are SQL written by us,
 * never by a caller. It needs two indexes: (...key, ord) and (...key, at, ord), both with `where` where there is one.
 */
export interface OrdinalList {
  /** Names the statement. */
  name: string;
  /** The table; the row is `t`. */
  from: string;
  /** Columns that, with the values given, make one list: a customer, or a customer and a status. */
  key: readonly string[];
  /** Column of the number. */
  ord: string;
  /** Column of the time, which never runs backwards along the numbers. */
  at: string;
  /** The condition of partial indexes. */
  where?: string;
  /** The row as jsonb. */
  row: string;
}

/** Days in Asia/Shanghai, both included; the whole list where absent. */
export interface OrdinalQuery {
  startDate?: string;
  endDate?: string;
  pageNo?: number;
  pageSize?: number;
}

/**
 * A page of the list, the newest first, at the same cost wherever it lies: the days become a range of numbers by two
 * index descents, the page a range of an index, the total a difference.
 */
export async function ordinalPage<T>(
  db: Db,
  list: OrdinalList,
  values: readonly unknown[],
  asked: OrdinalQuery,
): Promise<PageOf<T>> {
  const { pageNo, pageSize, offset } = pageOf(asked);
  const rows = await db.rows<{ total: bigint; row: T | null }>(list.name, textOf(list), [
    ...values,
    asked.startDate ?? null,
    asked.endDate ?? null,
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

function textOf({ from, key, ord, at, where, row }: OrdinalList): string {
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
