import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/value';

export interface Rows<T> {
  read: T[];
  /** What is wrong with a row of a login. */
  unreadable: Map<string, Error>;
}

/** Reads the rows of a list one by one, so that a row that cannot be read affects its own login only. */
export function readRows<S extends TObject, T>(
  schema: S,
  rows: readonly { Login: string }[],
  readRow: (row: Static<S>) => T,
): Rows<T> {
  const read: T[] = [];
  const unreadable = new Map<string, Error>();
  for (const row of rows) {
    try {
      if (!Check(schema, row)) throw new Error('the platform sent a row of the wrong form');
      read.push(readRow(row));
    } catch (error) {
      unreadable.set(row.Login, error as Error);
    }
  }
  return { read, unreadable };
}

/** Throws if no row can be read: a caller who asks for one account should not be told that it has none. */
export function refuseUnreadable({ read, unreadable }: Rows<unknown>): void {
  const [first] = unreadable.values();
  if (first && read.length === 0) throw first;
}
