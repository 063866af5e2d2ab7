import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFolder } from '../testing/test-database';
import { version } from '../observability/version';
import { unpackSchema } from './pack-release';
import { checksumOf, readSchemaFiles, type Release } from './schema-files';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let releases: Release[];
beforeAll(async () => {
  ({ releases } = await readSchemaFiles(schemaFolder));
});

it('keeps the schema of each release as it was', () => {
  for (const release of releases) {
    const packed = readFileSync(join(schemaFolder, 'releases', release.version, 'schema.txt'), 'utf8');
    const files = [...unpackSchema(packed)].map(([path, text]) => ({ path, checksum: sha256(text) }));
    const { version, schema, tables } = release;
    expect({ version, schema: checksumOf(files) }).toEqual({ version, schema });
    expect(checksumOf(files.filter(({ path }) => path.endsWith('/tables.sql')))).toBe(tables);
  }
});

it('edits and removes no migration that is in a release', async () => {
  const { migrations } = await readSchemaFiles(schemaFolder);
  const now = new Map(migrations.map(({ path, text }) => [path, text]));
  for (const { version: of } of releases) {
    const packed = unpackSchema(readFileSync(join(schemaFolder, 'releases', of, 'schema.txt'), 'utf8'));
    const released = [...packed].filter(([path]) => path.startsWith('migrations/'));
    expect(released.filter(([path, text]) => now.get(path) !== text).map(([path]) => path)).toEqual([]);
  }
});

it('knows the release that the program names', () => {
  const versionIn = (file: string) => JSON.parse(readFileSync(join(__dirname, '../../../..', file), 'utf8')).version;
  expect([releases.at(-1)?.version, versionIn('package.json'), versionIn('package-lock.json')]).toEqual(
    Array(3).fill(version),
  );
});
