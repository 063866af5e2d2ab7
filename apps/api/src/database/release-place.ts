import type { Pool, PoolClient } from 'pg';
import { SchemaError } from './schema-error';
import { checksumOf, type SchemaFiles } from './schema-files';

/** Where a program or a database stands in the row of releases. */
export interface ReleasePlace {
  /** 1 for the first release. */
  number: number;
  /** `1.0.0`, or `1.0.0+` for files that have changed since that release. */
  version: string;
}

/** The place of the files of a program: its last release, or after it where they have changed since. */
export function placeOf({ tables, functions, migrations, releases }: SchemaFiles): ReleasePlace {
  const last = releases.at(-1);
  return last?.schema === checksumOf([...tables, ...functions, ...migrations])
    ? { number: releases.length, version: last.version }
    : { number: releases.length + 1, version: `${last?.version ?? '0'}+` };
}

async function newestPlace(client: Pool | PoolClient): Promise<ReleasePlace | undefined> {
  const { rows } = await client.query<ReleasePlace>(
    `select number, version from migration.release order by number desc limit 1`,
  );
  return rows[0];
}

/**
 * The place of a database that is not empty.
 * @throws SchemaError if the database is older than the first release
 */
export async function readPlace(
  client: PoolClient,
  { releases }: SchemaFiles,
  recorded: ReadonlyMap<string, string>,
): Promise<ReleasePlace> {
  const newest = await newestPlace(client);
  if (newest) return newest;
  // A program of before the first release recorded the files only.
  const paths = [...recorded].map(([path, checksum]) => ({ path, checksum }));
  const tables = checksumOf(paths.filter(({ path }) => path.endsWith('/tables.sql')));
  const index = releases.findIndex((release) => release.tables === tables);
  const found = releases[index];
  if (found) return { number: index + 1, version: found.version };
  throw new SchemaError(
    `数据库建立于 ${releases[0]?.version ?? '第一个版本'} 之前，不能更新。没有改动任何内容。模拟环境请以 npm start -- --fresh 重新开始（会删除其中的数据），或为 DATABASE_URL 换一个空的数据库；要保留数据，请使用建立它的程序。`,
  );
}

/** The version of a database that is newer than a program, which then leaves it as it is. Undefined where it is not. */
export async function newerVersion(pool: Pool, files: SchemaFiles): Promise<string | undefined> {
  const newest = await newestPlace(pool);
  return newest && newest.number > placeOf(files).number ? newest.version : undefined;
}

/** Records the place of the program that has brought the database to its schema. */
export async function recordPlace(client: PoolClient, { number, version }: ReleasePlace): Promise<void> {
  await client.query(
    `insert into migration.release (number, version) values ($1, $2)
     on conflict (number) do update set version = excluded.version, applied_at = now()
     where release.version <> excluded.version`,
    [number, version],
  );
}
