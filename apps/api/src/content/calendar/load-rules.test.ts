import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CalendarRulesError, loadRules } from './load-rules';

function problems(yaml: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  writeFileSync(join(folder, 'x.yaml'), yaml);
  try {
    loadRules(folder);
    return [];
  } catch (error) {
    if (!(error instanceof CalendarRulesError)) throw error;
    return error.lines;
  }
}

const good = `region: US
zone: America/New_York
releases:
  - id: us-x
    title: 测试
    unit: ''
    importance: 2
    time: '08:30'
    rule: { day: 3 }
`;

it('accepts valid rules', () => expect(problems(good)).toEqual([]));

it.each([
  [good.replace("'08:30'", "'8:30'"), /^x\.yaml:8 \/releases\/0\/time /],
  [good.replace('importance: 2', 'importance: 4'), /^x\.yaml:7 /],
  [good.replace('title: 测试', 'titel: 测试'), /^x\.yaml:4 /],
  [good.replace('day: 3', 'day: 3, workday: 1'), /^x\.yaml:4 us-x: exactly one kind/],
  [good.replace('day: 3', 'after: us-y'), /^x\.yaml:4 us-x: after: no release us-y/],
  [good.replace('zone: America/New_York', 'calendar: us'), /region and zone are missing/],
  [good.replace('    rule: { day: 3 }\n', ''), /exactly one kind of rule, or a schedule/],
  [`${good}${good.slice(good.indexOf('  - id'))}`, /^x\.yaml:10 us-x: the id is taken/],
  [`${good}    rule: [\n`, /^x\.yaml:\d+ /],
])('reports file, line and error (%#)', (yaml, expected) => {
  expect(problems(yaml)[0]).toMatch(expected);
});
