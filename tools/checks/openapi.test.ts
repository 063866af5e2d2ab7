import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
