import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/value';

export interface Rows<T> {
  read: T[];
  /** What is wrong with a row of a login. */
  odd: Map<string, Error>;
}

/** Reads the rows of a list one by one, so that a row that cannot be read affects its own login only. */
export function readRows<S extends TObject, T>(
  schema: S,
  rows: readonly { Login: string }[],
  readRow: (row: Static<S>) => T,
): Rows<T> {
  const read: T[] = [];
  const odd = new Map<string, Error>();
  for (const row of rows) {
    try {
      if (!Check(schema, row)) throw new Error('the platform sent a row of the wrong form');
      read.push(readRow(row));
    } catch (error) {
      odd.set(row.Login, error as Error);
    }
  }
  return { read, odd };
}

/** Throws if there is nothing but odd rows: who asked for one account should not be told that it has none. */
export function refuseOnlyOdd({ read, odd }: Rows<unknown>): void {
  const [first] = odd.values();
  if (first && read.length === 0) throw first;
}
