import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const program = (name: string) => join(root, 'node_modules/.bin', name);
const documents = ['openapi.json', 'openapi-staff.json', 'openapi-sandbox.json'];

test.each(documents)('docs/%s has no fault that redocly knows', (name) => {
  const { status, stdout } = spawnSync(program('redocly'), ['lint', join(root, 'docs', name), '--format=json'], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { problems: { message: string }[] };
  expect(problems.map(({ message }) => message)).toEqual([]);
  expect(status).toBe(0);
});

test.each(documents)('docs/%s is of the release that the program says it is', (name) => {
  const versionIn = (path: string) => /"version": "([^"]+)"/.exec(readFileSync(join(root, path), 'utf8'))?.[1];
  const [, version] =
    /version = '([^']+)'/.exec(readFileSync(join(root, 'apps/api/src/observability/version.ts'), 'utf8')) ?? [];
  expect([versionIn(`docs/${name}`), versionIn('package.json')]).toEqual([version, version]);
});

test('each status that the gateway gives a refusal is in the documents', () => {
  const source = join(root, 'apps/api/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|^adapters|testing\//.test(file),
  );
  const given = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /new Failure\([^)]*status: (\d{3})|fail\([^)]*status: (\d{3})/g,
      ),
    ].map(([, one, other]) => one ?? other ?? ''),
  );
  expect(new Set(given).size).toBeGreaterThan(8);
  for (const name of documents.slice(0, 2)) {
    const { paths } = JSON.parse(readFileSync(join(root, 'docs', name), 'utf8')) as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    const known = Object.values(paths).flatMap((calls) =>
      Object.values(calls).flatMap(({ responses }) => Object.keys(responses)),
    );
    const needed = name === 'openapi.json' ? given.filter((status) => !['401', '403'].includes(status)) : given;
    expect(needed.filter((status) => !known.includes(status))).toEqual([]);
  }
});

test('the client of the how-to page compiles strictly against the generated types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-openapi-'));
  try {
    const page = readFileSync(join(root, 'docs/how-to/openapi-client.md'), 'utf8');
    const [, source = ''] = /```ts\n([^]*?)```/.exec(page) ?? [];
    writeFileSync(join(folder, 'client.ts'), source);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(program('openapi-typescript'), [join(root, 'docs/openapi.json'), '-o', join(folder, 'portal.ts')]);
    const flags = [
      '--strict',
      '--noEmit',
      '--noUncheckedIndexedAccess',
      '--exactOptionalPropertyTypes',
      '--skipLibCheck',
    ];
    const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node'];
    const compiled = (file: string) =>
      spawnSync(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), ...flags, ...target, file], {
        cwd: folder,
        encoding: 'utf8',
      }).stdout;
    expect(compiled('client.ts')).toBe('');
    // Whoever reads a refusal as a success is told by the compiler.
    writeFileSync(join(folder, 'wrong.ts'), source.replace(/^ {2}if \(answer\.code !== 'OK'\).*\n/m, ''));
    expect(compiled('wrong.ts')).toContain("Property 'payUrl' does not exist");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
