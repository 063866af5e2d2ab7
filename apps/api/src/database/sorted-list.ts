import { maxCounted } from '@portal/contract/kernel';
import type { Db } from './database';
import { numberId } from './number-id';
import type { Rows } from './rows';

/**
 * A list that is filtered, sorted and read page by page. The parts are inserted into the SQL text and must be constants of the
 * code, never input.
 */
export interface SortedList<Name extends keyof Rows, Filter extends object, Sort extends string> {
  /** Begins the names of the prepared statements: the name of its row, and more where several lists have one row. */
  name: Name | `${Name}.${string}`;
  /** The tables that filters and orders read. */
  from: string;
  /** A unique column, which ends every order, so that rows with equal values have a place of their own. */
  key: string;
  keyType: 'text' | 'bigint';
  columns: string;
  /** Tables that only the rows of the page are joined with. */
  joins?: string;
  /** The condition of each filter: with its parameter, or a constant one that applies if the filter is set. */
  where: { readonly [Name in keyof Filter]-?: string | ((parameter: string) => string) };
  /** What each name sorts by; never null. */
  sorts: { readonly [Name in Sort]?: string };
  /** The order if none is requested. */
  order: Sort | `-${Sort}`;
  /** Counts rows in that order: an index for each filter and the order is then read alone, and not the table. */
  countInOrder?: true;
}

export interface SortedQuery<Filter extends object, Sort extends string> {
  /** Undefined values and `false` do not filter. */
  filter: Filter;
  /** A minus reverses the order. */
  sort?: Sort | `-${Sort}` | undefined;
  /** Key of the row before the page; replaces the offset. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/** Only the conditions that are set are in the statement, so that each combination has the plan of its own index. */
function whereOf<Filter extends object>(
  where: SortedList<keyof Rows, Filter, string>['where'],
  filter: Filter,
  first: number,
) {
  const names = Object.keys(where) as (keyof Filter)[];
  const conditions: string[] = [];
  const values: unknown[] = [];
  let used = '';
  names.forEach((name, index) => {
    const value = filter[name];
    if (value === undefined || value === false) return;
    const condition = where[name];
    used += index.toString(36);
    if (typeof condition === 'string') conditions.push(condition);
    else conditions.push(condition(`$${first + values.push(value) - 1}`));
  });
  return { used, conditions, values };
}

/** What an order sorts by, and in which direction. */
function sortingOf<Sort extends string>(
  { name, sorts }: Pick<SortedList<keyof Rows, object, Sort>, 'name' | 'sorts'>,
  sort: Sort | `-${Sort}`,
): { by: string; direction: 'asc' | 'desc' } {
  const by = sorts[sort.replace(/^-/, '') as Sort];
  if (by === undefined) throw new Error(`${name} is not sorted by ${sort}`);
  return { by, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

/**
 * The rows of one page. Their keys are found first, so that only the order's index is read for the rows before the page, and only
 * its own rows are joined. Where there is nothing to skip or to join, the rows are read as they are found.
 */
export function sortedRows<Name extends keyof Rows, Filter extends object, Sort extends string>(
  db: Db,
  list: SortedList<Name, Filter, Sort>,
  { filter, sort = list.order, after, limit, offset }: SortedQuery<Filter, Sort>,
): Promise<Rows[Name][]> {
  const { by, direction } = sortingOf(list, sort);
  const { used, conditions, values } = whereOf(list.where, filter, 3);
  const place: unknown[] = [limit, after === undefined ? offset : 0, ...values];
  if (after !== undefined) {
    const key = `$${place.push(list.keyType === 'bigint' ? numberId(after) : after)}::${list.keyType}`;
    const last = `(select ${by} from ${list.from} where ${list.key} = ${key})`;
    conditions.push(`(${by}, ${list.key}) ${direction === 'asc' ? '>' : '<'} (${last}, ${key})`);
  }
  const found = `
    from ${list.from} where ${conditions.join(' and ') || 'true'}
    order by ${by} ${direction}, ${list.key} ${direction} limit $1 offset $2`;
  const direct = list.joins === undefined && place[1] === 0;
  const text = direct
    ? `select ${list.columns} ${found}`
    : `with page as materialized (select ${list.key} as list_key, ${by} as list_by ${found})
       select ${list.columns} from ${list.from} join page on ${list.key} = page.list_key ${list.joins ?? ''}
       order by page.list_by ${direction}, page.list_key ${direction}`;
  const name = `${list.name}.${used}.${sort}${direct ? '.direct' : ''}${after === undefined ? '' : '.after'}`;
  return db.rows<Rows[Name]>(name, text, place);
}

/** One page, and the number of all rows, which counts no further than maxCounted. */
export async function sortedList<Name extends keyof Rows, Filter extends object, Sort extends string>(
  db: Db,
  list: SortedList<Name, Filter, Sort>,
  query: SortedQuery<Filter, Sort>,
): Promise<{ rows: Rows[Name][]; total: number }> {
  const { used, conditions, values } = whereOf(list.where, query.filter, 2);
  const { by, direction } = sortingOf(list, list.order);
  const order = list.countInOrder ? `order by ${by} ${direction}, ${list.key} ${direction}` : '';
  const [rows, { total }] = await Promise.all([
    sortedRows(db, list, query),
    db.row<{ total: number }>(
      `${list.name}.${used}.count`,
      `select count(*)::int as total
       from (select from ${list.from} where ${conditions.join(' and ') || 'true'} ${order} limit $1) counted`,
      [maxCounted, ...values],
    ),
  ]);
  return { rows, total };
}
