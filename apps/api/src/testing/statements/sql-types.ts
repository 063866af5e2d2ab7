import type { Pool } from 'pg';

interface TypeRow {
  id: number;
  category: string;
  element: number;
  name: string;
}

const samples: Record<string, string> = { N: '1', B: 't', D: '2020-01-01 00:00:00+00', T: '00:00:01' };
const json = new Set([114, 3802]);
const BYTES = 17;
const VOID = 2278;

export interface SqlTypes {
  /** `bigint`, as a function's parameters state it. */
  nameOf(type: number): string;
  /** What the driver makes of a value, by reading a sample as the gateway does. */
  kindOf(type: number): string;
}

export async function readSqlTypes(pool: Pool): Promise<SqlTypes> {
  const { rows } = await pool.query<TypeRow>(
    'select oid as id, typcategory as category, typelem as element, format_type(oid, null) as name from pg_type',
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sampleOf = (type: number): string => {
    const row = byId.get(type);
    if (json.has(type)) return '{}';
    if (type === BYTES) return '\\x00';
    return row?.category === 'A' ? `{"${sampleOf(row.element)}"}` : (samples[row?.category ?? ''] ?? 'x');
  };
  const { types } = (
    pool as unknown as { options: { types: { getTypeParser(type: number): (text: string) => unknown } } }
  ).options;
  return {
    nameOf: (type) => byId.get(type)?.name ?? 'unknown',
    kindOf: (type) => {
      if (type === VOID) return 'void';
      return json.has(type) ? 'json' : kindOf(types.getTypeParser(type)(sampleOf(type)));
    },
  };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`;
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (value instanceof Date) return 'Date';
  return typeof value === 'object' ? 'json' : typeof value;
}
