import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const parties = ['platform', 'channel', 'sms', 'email', 'redis'];
const faults = ['refused', 'unresolvable', 'hanging', 'slow', 'wrong'];

/** The rows of the table of docs/parties.md: party, fault, and the tests that the row names. */
const rows = [...read('docs/parties.md').matchAll(/^\| `(\w+)` +\| `(\w+)` +\|.*\| +`([^`]+)`, `([^`]+)` +\|$/gm)].map(
  ([, party, fault, ...tests]) => ({ party, fault, tests }),
);

it('has a row for each party and fault, and each row its two tests', () => {
  const expected = parties.flatMap((party) =>
    faults.map((fault) => ({ party, fault, tests: [`${party} ${fault} at start`, `${party} ${fault} later`] })),
  );
  expect(rows).toEqual(expected);
});

it('is tested for each party and fault, at the start and later', () => {
  const test = read('apps/api/src/core/health/parties.test.ts');
  expect(test).toContain(`const faults = [${faults.map((fault) => `'${fault}'`).join(', ')}] as const;`);
  expect(test).toContain('`${party} ${fault} later`');
  expect(test).toContain('`${party} ${fault} at start`');
  expect(test.match(/for \(const party of partyNames\)\n\s+(?:for|it)/g)).toHaveLength(2);
  const names = parties.map((party) => `'${party}'`).join(', ');
  expect(read('apps/api/src/core/health/parties.ts')).toContain(`partyNames = [${names}] as const`);
});

it('has a row for each fault of an SMS carrier, with the providers whose suite has its test', () => {
  const folder = 'apps/api/src/adapters/message/sms';
  const listOf = (file: string, name: string) => [
    ...(new RegExp(`${name} = [[{]([^\\]}]+)[\\]}]`).exec(read(`${folder}/${file}`))?.[1] ?? '').matchAll(/\w+/g),
  ];
  const words = (file: string, name: string) => listOf(file, name).map(([word]) => word);
  const kinds = words('testing/carrier-simulator.ts', 'refusalKinds');
  const carrierFaults = words('testing/carrier-simulator.ts', 'carrierFaults').filter((one) => one !== 'refusalKinds');
  const providers = words('sms-adapters.ts', 'smsAdapters');
  const cells = [...read('docs/parties.md').matchAll(/^\| `(\w+)` +\|[^|]+\|[^|]+\|[^|]+\| ([^|]+?) +\|$/gm)];
  expect(cells.map(([, fault]) => fault).sort()).toEqual([...carrierFaults, ...kinds, 'wrong'].sort());
  const suite = read(`${folder}/testing/sms-contract.ts`);
  for (const [, fault, named] of cells) {
    expect(suite).toMatch(new RegExp(`'${fault ?? ''}'|\\$\\{provider\\} ${fault ?? ''}[: ]`));
    const excepted = fault === 'paused' ? providers.filter((name) => !['http', 'twilio'].includes(name)) : providers;
    expect(named).toBe(excepted.map((name) => `\`${name}\``).join(', '));
  }
});

it('names only metrics and alerts that exist', () => {
  const alerts = read('tools/deploy/prometheus-alerts.yml');
  const named = [...read('docs/parties.md').matchAll(/`(\w+Down)`/g)].map(([, alert]) => alert);
  expect(new Set(named)).toEqual(new Set(['PlatformDown', 'ChannelDown', 'SmsDown', 'EmailDown', 'RedisDown']));
  for (const alert of named) expect(alerts).toContain(`alert: ${alert}\n`);
});
