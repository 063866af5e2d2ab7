import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../commands/lib/workspace.mjs';

const rules = readFileSync(inWorkspace('tools/deploy/prometheus-alerts.yml'), 'utf8');

/** Reads the metrics of the program. Returns the value of one by its name with its labels; NaN if the program does not tell it. */
export async function readMetrics({ opsUrl }) {
  const lines = (await (await fetch(`${opsUrl}/metrics`)).text()).split('\n');
  return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

/** The metric of a condition. */
export const conditionMetric = (kind) => `portal_condition{condition="${kind}"}`;

/** Whether an alert begins while a condition is met. */
export const hasAlert = (kind) => rules.includes(`expr: max(${conditionMetric(kind)}) > 0\n`);
