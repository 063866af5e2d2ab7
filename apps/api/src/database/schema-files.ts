import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SqlFile {
  /** Path inside the schema folder, such as `ledger/functions/post.sql`. */
  path: string;
  text: string;
  checksum: string;
}

export interface SchemaFiles {
  /** Names of the database schemas: every folder but `migrations` and `releases`. */
  schemas: string[];
  /** Every table, constraint, index and trigger in its current form. */
  tables: SqlFile[];
  /** One function per file, with the file named after it. */
  functions: SqlFile[];
  /** Steps that bring an existing database to `tables`, in order. */
  migrations: SqlFile[];
  /** The releases until now, the oldest first. */
  releases: Release[];
}

/** What `releases/<version>/release.json` says of a release. */
export interface Release {
  version: string;
  /** The commit whose program is the release. It is written down after the release. */
  commit?: string;
  /** Checksum of every file of the schema at the release. */
  schema: string;
  /** Checksum of the files `tables.sql` alone. */
  tables: string;
}

/** Folders that are no schema. */
const OTHERS = ['migrations', 'releases'];

const MIGRATION = /^\d{4}\.[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/** Reads the SQL of a database folder. Its layout is described in docs/how-to/database.md. */
export async function readSchemaFiles(folder: string): Promise<SchemaFiles> {
  const entries = await readdir(folder, { withFileTypes: true });
  const schemas = entries
    .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
    .map(({ name }) => name)
    .sort();
  const read = async (insides: readonly string[], requested: RegExp) => {
    const paths = await Promise.all(insides.map((inside) => list(folder, inside, requested)));
    return readAll(folder, paths.flat());
  };
  return {
    schemas,
    tables: await read(schemas, /^tables\.sql$/),
    functions: await read(
      schemas.map((schema) => `${schema}/functions`),
      /\.sql$/,
    ),
    migrations: await read(['migrations'], MIGRATION),
    releases: await readReleases(folder),
  };
}

/** One checksum for several files. Their order has no meaning. */
export const checksumOf = (files: readonly Pick<SqlFile, 'path' | 'checksum'>[]): string =>
  sha256(
    files
      .map(({ path, checksum }) => `${path} ${checksum}\n`)
      .sort()
      .join(''),
  );

async function readReleases(folder: string): Promise<Release[]> {
  const names = await namesIn(join(folder, 'releases'));
  const texts = names.map((name) => readFile(join(folder, 'releases', name, 'release.json'), 'utf8'));
  const releases = (await Promise.all(texts)).map((text) => JSON.parse(text) as Release);
  return releases.sort((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }));
}

/** The function that a file defines: `ledger/functions/money-text.sql` holds `ledger.money_text`. */
export function functionOf({ path }: Pick<SqlFile, 'path'>): { schema: string; name: string } {
  const [schema = '', , file = ''] = path.split('/');
  return { schema, name: file.replace(/\.sql$/, '').replaceAll('-', '_') };
}

async function list(folder: string, inside: string, requested: RegExp): Promise<string[]> {
  const names = await namesIn(join(folder, inside));
  return names
    .filter((name) => requested.test(name))
    .sort()
    .map((name) => `${inside}/${name}`);
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const readAll = (folder: string, paths: readonly string[]): Promise<SqlFile[]> =>
  Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8');
      return { path, text, checksum: sha256(text) };
    }),
  );
