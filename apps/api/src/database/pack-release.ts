import type { Release, SchemaFiles, SqlFile } from './schema-files';
import { checksumOf } from './schema-files';

const HEAD = '-- file: ';

/** The schema of a release as one text: every file after a line with its path. */
export const packSchema = (files: readonly Pick<SqlFile, 'path' | 'text'>[]): string =>
  files.map(({ path, text }) => `${HEAD}${path}\n${text.endsWith('\n') ? text : `${text}\n`}`).join('');

/** The files of a packed schema, by their path. */
export function unpackSchema(packed: string): Map<string, string> {
  const parts = packed.split(new RegExp(`^${HEAD}`, 'm')).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}

/** What the folder of a release holds. */
export function packRelease(version: string, { tables, functions, migrations }: SchemaFiles) {
  const files = [...tables, ...functions, ...migrations];
  const release: Release = { version, schema: checksumOf(files), tables: checksumOf(tables) };
  return { release, packed: packSchema(files) };
}
