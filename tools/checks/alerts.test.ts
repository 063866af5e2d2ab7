import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('tools/deploy/prometheus-alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const severities: Readonly<Record<string, string>> = { high: 'page', medium: 'ticket' };

/** The list of conditions, as text: the checks do not load the gateway. */
const conditions = [
  ...read('apps/api/src/core/health/conditions.ts').matchAll(/^ {2}(\w+): \{ severity: '(\w+)', minutes: (\d+) \},$/gm),
].map(([, kind = '', severity = '', minutes = '']) => ({ kind, severity, minutes: Number(minutes) }));
const alertOf = (kind: string) => `${kind[0]?.toUpperCase()}${kind.slice(1)}`;

it('has one rule for each condition, and one for a gateway that reports nothing', () => {
  expect(conditions.length).toBeGreaterThan(20);
  const expected = conditions.map(({ kind, severity, minutes }) => ({
    alert: alertOf(kind),
    expr: `max(portal_condition{condition="${kind}"}) > 0`,
    ...(minutes > 0 && { for: `${minutes}m` }),
    labels: { severity: severities[severity] },
  }));
  const down = {
    alert: 'GatewayDown',
    expr: 'absent(portal_condition{condition="payoutsStopped"})',
    for: '2m',
    labels: { severity: 'page' },
  };
  expect(rules.map(({ annotations: _, ...rule }) => rule)).toEqual([...expected, down]);
});

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s has a section in the runbook',
  (alert, { annotations }) => {
    const [file = '', anchor] = annotations.runbook.split('#');
    expect(existsSync(join(root, file))).toBe(true);
    expect(anchor).toBe(alert.toLowerCase());
    expect(read(file)).toContain(`\n## ${alert}\n`);
  },
);

it('has no section in the runbook without a rule', () => {
  const sections = [...read('docs/runbooks/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

it('has a cause of each condition, for the test that raises and ends it', () => {
  const causes = [...read('apps/api/src/testing/condition-causes.ts').matchAll(/^ {4}(\w+): (?:async )?\(/gm)];
  expect(causes.map(([, kind]) => kind).sort()).toEqual(conditions.map(({ kind }) => kind).sort());
});

it('has a text for staff of each condition', () => {
  const [, titles = ''] = /\nconst titles: .*?= \{\n(.*?)\n\};/s.exec(read('apps/staff/src/home/alerts.tsx')) ?? [];
  const kinds = [...titles.matchAll(/^ {2}(\w+): \(/gm)].map(([, kind]) => kind);
  expect(kinds.sort()).toEqual(conditions.map(({ kind }) => kind).sort());
});

it('has metrics that a gateway of the shipped unit serves', () => {
  expect(read('tools/deploy/portal@.service')).toMatch(/ OPS_PORT=[1-9]/);
});
