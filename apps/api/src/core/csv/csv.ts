import { csvRow } from '@portal/rules/plain-text';
import { Readable } from 'node:stream';

/** A column of a file: its head and what a row has in it. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string];

// Excel takes a file without it for the system's own encoding.
export const bom = '\uFEFF';
/** `2026-03-18 09:30:00` by Beijing's clock. */
export const beijingTime = (iso: string): string =>
  new Date(Date.parse(iso) + 28_800_000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * A file whose rows are read in batches as it is sent: memory does not grow with the file. The first batch is read before, because
 * the answer's status can no longer change once the file has begun.
 */
export async function csvFile<Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
) {
  const reader = Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]();
  const first = await reader.next();
  async function* write() {
    yield bom + csvRow(columns.map(([head]) => head));
    for (let next = first; !next.done; next = await reader.next())
      yield next.value.map((one) => csvRow(columns.map(([, read]) => read(one)))).join('');
  }
  return {
    type: 'text/csv; charset=utf-8',
    // Strings, one at a time: buffers would lie outside the heap until the next full collection.
    bytes: Readable.from(write(), { objectMode: true, highWaterMark: 1 }),
    fileName,
  };
}
