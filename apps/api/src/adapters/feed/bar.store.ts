import type { Db } from '../../database/database';
import type { BarHistory, SpanBar } from './bar-history';

/** Every gateway writes the bars that it saw. Of two writers the wider bar remains. */
const saveBars = (db: Db, rows: readonly SpanBar[]) =>
  db.rows('market.saveBars', 'select market.save_bars($1)', [
    JSON.stringify(
      rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) })),
      (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    ),
  ]);

/** The stored bars that a feed starts with, oldest first: five days of minutes, half a year of hours, four years of days. */
export const readBars = (db: Db): Promise<SpanBar[]> =>
  db.rows(
    'market.readBars',
    `select symbol, span, (extract(epoch from at) * 1000)::float8 as at, open, high, low, close, volume from market.bar
     where at > now() - case span when 'M1' then interval '5 days' when 'H1' then interval '180 days' else interval '4 years' end
     order by at`,
  );

/** Stores what changed in a book. What could not be stored is given back to it. */
export async function storeBars(db: Db, history: BarHistory): Promise<void> {
  const rows = history.takeChanged();
  try {
    for (let from = 0; from < rows.length; from += 2_000) await saveBars(db, rows.slice(from, from + 2_000));
  } catch (error) {
    history.giveBack(rows);
    throw error;
  }
}
