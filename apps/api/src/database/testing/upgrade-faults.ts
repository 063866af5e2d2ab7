import type { State } from './migrate-release';

const MOST = 12;

/** What the other has more often, in its order. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

const short = (lines: readonly string[]) => [
  ...lines.slice(0, MOST).map((line) => `  ${line.split('\n', 1)[0] ?? ''}`),
  ...(lines.length > MOST ? [`  and ${lines.length - MOST} more`] : []),
];

/** In words how a migrated database differs from one that was made anew, and what to write. Empty if it does not differ. */
export function differences(migrated: Pick<State, 'catalogue' | 'rows'>, made: Pick<State, 'catalogue' | 'rows'>) {
  const all = ({ catalogue, rows }: Pick<State, 'catalogue' | 'rows'>) => [...catalogue, ...rows];
  const lacking = without(all(made), all(migrated));
  const excess = without(all(migrated), all(made));
  return [
    ...(lacking.length > 0 ? ['Only in a database that tables.sql makes anew; a migration has to bring it:'] : []),
    ...short(lacking),
    ...(excess.length > 0
      ? ['Only in a migrated database; a migration has to remove it, or tables.sql lacks it:']
      : []),
    ...short(excess),
    ...(lacking.some((line) => line.startsWith('order of columns'))
      ? ['A migration adds a column at the end: write it last in tables.sql too.']
      : []),
  ];
}

/** The tables of which a migration has lost rows. A table that is gone is none of them. */
export const lostRows = (before: State['counts'], after: State['counts']): string[] =>
  Object.entries(before)
    .filter(([table, count]) => (after[table] ?? count) < count)
    .map(([table, count]) => `${table}: ${after[table]} of ${count} rows are left`);
