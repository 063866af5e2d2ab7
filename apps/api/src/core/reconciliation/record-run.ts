import type { BreakArea } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Break } from './break';

/** What a run found in an area. `checked` is false if the area could not be compared, so that its open breaks remain open. */
export interface AreaResult {
  area: BreakArea;
  checked: boolean;
  /** Only breaks first seen since then are closed. */
  covered?: Date | undefined;
  breaks: readonly Break[];
}

/** Numbers the breaks of each check and subject, so that a later run finds the same ones again. */
function numbered(breaks: readonly (Break & { area: BreakArea })[]) {
  const counts = new Map<string, number>();
  const ordered = [...breaks].sort((a, b) => (a.expected + a.found < b.expected + b.found ? -1 : 1));
  const numbers = new Map(
    ordered.map((one) => {
      const key = `${one.check} ${one.subject}`;
      const no = (counts.get(key) ?? 0) + 1;
      counts.set(key, no);
      return [one, no];
    }),
  );
  return breaks.map((one) => ({ ...one, no: numbers.get(one) }));
}

/** Records a run of the reconciliation: opens, updates and closes its breaks. */
export async function recordRun(db: Db, actor: string, areas: readonly AreaResult[]): Promise<void> {
  const named = (checked: boolean) => areas.filter((one) => one.checked === checked).map(({ area }) => area);
  const run = {
    actor,
    checked: named(true),
    unchecked: named(false),
    covered: areas.find(({ covered }) => covered)?.covered,
    breaks: numbered(areas.flatMap(({ area, breaks }) => breaks.map((one) => ({ ...one, area })))),
  };
  await db.rows('reconcile.record', 'select reconciliation.record($1)', [JSON.stringify(run)]);
}
