import type { Gateway } from '../core/gateway/gateway';

/** Every row of every table as text, bytes as hex: what a thief of the database could search. */
export async function databaseText({ db }: Gateway): Promise<string> {
  const tables = await db.rows<{ name: string }>(
    'test.tables',
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await db.pool.query<{ text: string | null }>(
        `select string_agg(t::text, E'\\n') as text from ${name} t`,
      );
      return rows[0]?.text ?? '';
    }),
  );
  return texts.join('\n');
}
