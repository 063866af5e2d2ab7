import type { ClientBase } from 'pg';
import { randomOf } from '../../testing/random-deals';
import { readTables, type ColumnFacts, type TableFacts } from './table-facts';

/** How many rows a table gets. A table that allows one row only has one. */
const ROWS = 3;
const TRIES = 400;

type Row = Record<string, unknown>;
type Next = ReturnType<typeof randomOf>;

/**
 * Fills every table with rows that its constraints allow, drawn at random until the server takes them. Triggers do not run, because the
 * rows follow no process.
 * @returns the tables that are still empty
 */
export async function fillTables(client: ClientBase, seed = 1): Promise<string[]> {
  const next = randomOf(seed);
  let waiting = await readTables(client);
  await client.query('begin');
  await client.query(`set local session_replication_role = replica`);
  await client.query(
    `create function pg_temp.try_row(statement text, value jsonb, out name text, out message text) language plpgsql as $$ begin
       execute statement using value;
     exception when others then
       get stacked diagnostics name = constraint_name, message = message_text;
     end $$`,
  );
  // A table waits until those have rows to which it refers.
  for (let left = Infinity; waiting.length > 0 && waiting.length < left;) {
    left = waiting.length;
    const still: TableFacts[] = [];
    for (const table of waiting) if ((await fill(client, table, next)) === 0) still.push(table);
    waiting = still;
  }
  await client.query('commit');
  return waiting.map(({ name }) => name);
}

async function fill(client: ClientBase, table: TableFacts, next: Next): Promise<number> {
  const keys = await keysOf(client, table);
  if (keys.some((targets, index) => targets.length === 0 && isNeeded(table, table.references[index]))) return 0;
  let row = draw(table, next);
  let tries = 0;
  for (let made = 0; made < ROWS && tries < TRIES; tries++) {
    refer(table, keys, row, next);
    const refusal = await tryRow(client, table, row);
    if (refusal === undefined) {
      made++;
      row = draw(table, next);
      continue;
    }
    const redrawn = draw(table, next);
    // Only what the refused rule is about changes, so that the row comes nearer to one that all rules allow.
    for (const name of table.rules[refusal] ?? Object.keys(redrawn)) row[name] = redrawn[name];
  }
  const { rowCount } = await client.query(`select from ${table.name} limit 1`);
  return rowCount ?? 0;
}

/** The rows to which each reference can point. */
async function keysOf(client: ClientBase, { references }: TableFacts): Promise<Row[][]> {
  const found: Row[][] = [];
  for (const { table, keys } of references) {
    const { rows } = await client.query<Row>(`select ${keys.join(', ')} from ${table} limit 20`);
    found.push(rows);
  }
  return found;
}

/** Whether no column of a reference may be null. A table may refer to itself. */
const isNeeded = ({ name, columns }: TableFacts, reference: TableFacts['references'][number] | undefined) =>
  reference !== undefined &&
  reference.table !== name &&
  reference.columns.every((one) => columns.some((column) => column.name === one && !column.isNullable));

/** Lets each reference point to a row, or to none where that is allowed. */
function refer({ references }: TableFacts, keys: readonly Row[][], row: Row, next: Next): void {
  for (const [index, reference] of references.entries()) {
    const targets = keys[index] ?? [];
    const target = targets[next(targets.length || 1)];
    const isNull = reference.columns.some((name) => row[name] === null);
    for (const [place, name] of reference.columns.entries())
      row[name] = isNull ? row[name] : target?.[reference.keys[place] ?? ''];
  }
}

/** Undefined if the server took the row, else the constraint that refused it. */
async function tryRow(client: ClientBase, { name }: TableFacts, row: Row): Promise<string | undefined> {
  const names = Object.keys(row).filter((column) => row[column] !== undefined);
  const list = names.map((column) => `"${column}"`).join(', ');
  const statement =
    names.length === 0
      ? `insert into ${name} default values`
      : `insert into ${name} (${list}) select ${list} from jsonb_populate_record(null::${name}, $1)`;
  const { rows } = await client.query<{ name: string; message: string | null }>(
    'select * from pg_temp.try_row($1, $2)',
    [statement, JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
  );
  return rows[0]?.message === null ? undefined : (rows[0]?.name ?? '');
}

const draw = ({ columns, literals }: TableFacts, next: Next): Row =>
  Object.fromEntries(columns.map((column) => [column.name, drawValue(column, literals, next)]));

function drawValue({ type, isNullable, hasDefault }: ColumnFacts, literals: readonly string[], next: Next): unknown {
  if (isNullable && next(2) === 0) return null;
  // Left out: the server takes the default.
  if (hasDefault && next(3) === 0) return undefined;
  if (type.endsWith('[]')) return [drawBase(type.slice(0, -2), literals, next)];
  return drawBase(type, literals, next);
}

const DAY = 86_400_000;
const hex = (next: Next, digits: number) => Array.from({ length: digits }, () => next(16).toString(16)).join('');

function drawBase(type: string, literals: readonly string[], next: Next): unknown {
  const pick = (from: readonly string[], others: () => string) =>
    from.length > 0 && next(3) > 0 ? (from[next(from.length)] ?? '') : others();
  const numbers = literals.filter((one) => /^\d{1,4}$/.test(one));
  const time = () => new Date(Date.UTC(2026, 5, 1) + next(200) * DAY + next(1_000_000)).toISOString();
  switch (type) {
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'xid8':
      return pick(numbers, () => String(next(next(2) === 0 ? 5 : type === 'smallint' ? 12 : 1_000)));
    case 'boolean':
      return next(2) === 0;
    case 'timestamp with time zone':
      return time();
    case 'date':
      return time().slice(0, 10);
    case 'jsonb':
      return [{}, { a: 1 }, [], ['a']][next(4)];
    case 'bytea':
      return `\\x${hex(next, 64)}`;
    case 'uuid':
      return hex(next, 32);
    default:
      return pick(
        literals.filter((one) => !one.startsWith('^')),
        () => [hex(next, 32), hex(next, 64), `word-${next(1_000)}`, `w${'abcdefghij'[next(10)]}`][next(4)] ?? '',
      );
  }
}
