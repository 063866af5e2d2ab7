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
  /** Names of the database schemas: every folder but `migrations`. */
  schemas: string[];
  /** Every table, constraint, index and trigger in its current form. */
  tables: SqlFile[];
  /** One function per file, with the file named after it. */
  functions: SqlFile[];
  /** Steps that bring an existing database to `tables`, in order. */
  migrations: SqlFile[];
}

const MIGRATION = /^\d{4}\.[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/** Reads the SQL of a database folder. Its layout is described in docs/how-to/database.md. */
export async function readSchemaFiles(folder: string): Promise<SchemaFiles> {
  const entries = await readdir(folder, { withFileTypes: true });
  const schemas = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
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
  };
}

/** The function that a file defines: `ledger/functions/money-text.sql` holds `ledger.money_text`. */
export function functionOf({ path }: Pick<SqlFile, 'path'>): { schema: string; name: string } {
  const [schema = '', , file = ''] = path.split('/');
  return { schema, name: file.replace(/\.sql$/, '').replaceAll('-', '_') };
}

async function list(folder: string, inside: string, requested: RegExp): Promise<string[]> {
  const names = await readdir(join(folder, inside)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  return names
    .filter((name) => requested.test(name))
    .sort()
    .map((name) => `${inside}/${name}`);
}

const readAll = (folder: string, paths: readonly string[]): Promise<SqlFile[]> =>
  Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8');
      return { path, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
