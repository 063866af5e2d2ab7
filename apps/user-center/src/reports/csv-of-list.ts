import type { Answer } from '@portal/api-client/http';
import { allRows } from './all-rows';
import { csvOf } from './csv';
import type { Field } from './field';

/** A list that the gateway only serves page by page, as a CSV file built in the browser. */
export async function csvOfList<R>(
  ask: Parameters<typeof allRows<R>>[0],
  keyOf: (row: R) => string,
  fields: readonly Field<R>[],
): Promise<Answer<Blob>> {
  const rows = await allRows(ask, keyOf);
  if (!rows.ok) return rows;
  return { ok: true, msg: '', data: new Blob([csvOf(fields, rows.data)], { type: 'text/csv;charset=utf-8' }) };
}
