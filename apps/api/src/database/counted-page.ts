/** A row that carries the number of all rows of its list: `count(*) over () as total`. */
export interface Counted {
  total: number | bigint;
}

/**
 * One page of rows that carry their number. A page behind the last one has no row to carry it, so the first row of the list is asked.
 * @param ask reads `limit` rows from `offset` on
 */
export async function countedPage<Row extends Counted>(
  ask: (limit: number | undefined, offset: number) => Promise<Row[]>,
  limit: number | undefined,
  offset: number,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await ask(limit, offset);
  const [one] = rows.length === 0 && offset > 0 ? await ask(1, 0) : rows;
  return { rows, total: Number(one?.total ?? 0) };
}
