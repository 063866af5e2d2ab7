import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('tools/deploy/prometheus-alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const metrics = [...read('apps/api/src/business-metrics.ts').matchAll(/(?:gauge|counter)\(\s*'(\w+)'/g)].map(
  ([, name]) => name,
);

it.each(rules.map((rule) => [rule.alert, rule] as const))('%s uses only metrics of the gateway', (_alert, { expr }) => {
  const named = expr.match(/portal_\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(metrics).toContain(name);
});

it.each(rules.map((rule) => [rule.alert, rule] as const))('%s has a runbook', (alert, { annotations, labels }) => {
  const [file = '', anchor] = annotations.runbook.split('#');
  expect(existsSync(join(root, file))).toBe(true);
  expect(anchor).toBe(alert.toLowerCase());
  expect(read(file)).toContain(`\n## ${alert}\n`);
  expect(['page', 'ticket']).toContain(labels.severity);
});

it('has an alert for every metric of the gateway', () => {
  const named = new Set(rules.flatMap(({ expr }) => expr.match(/portal_\w+/g) ?? []));
  expect(metrics.filter((name) => !named.has(name ?? ''))).toEqual(['portal_reviews_open']);
});
