import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { LineCounter, parseDocument } from 'yaml';
import type { WorkCalendar } from '../../core/holidays/holiday-rules';
import { HolidayFile, ReleaseFile, type CalendarRules, type Release } from './rules';

/** What is wrong with the files, a line each: `file:line path message`. */
export class CalendarRulesError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

interface Source {
  name: string;
  /** The parsed document. Shape unknown until checked. */
  data: unknown;
  lineOf(path: string): number;
}

function read(name: string, text: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  if (document.errors[0]) {
    const { message, linePos } = document.errors[0];
    throw new CalendarRulesError([`${name}:${linePos?.[0].line ?? 1} ${message}`]);
  }
  return {
    name,
    data: document.toJS(),
    lineOf(path) {
      let steps = path.split('/').slice(1);
      for (; steps.length > 0; steps = steps.slice(0, -1)) {
        const node = document.getIn(
          steps.map((step) => (/^\d{1,3}$/.test(step) ? Number(step) : step)),
          true,
        );
        const range = (node as { range?: [number] } | undefined)?.range;
        if (range) return counter.linePos(range[0]).line;
      }
      return 1;
    },
  };
}

function checked<T>(schema: TSchema, source: Source, problems: string[]): T | undefined {
  if (Check(schema, source.data)) return source.data as T;
  for (const { instancePath, message } of Errors(schema, source.data))
    problems.push(`${source.name}:${source.lineOf(instancePath)} ${instancePath} ${message}`);
  return undefined;
}

type FileOfReleases = { releases: Partial<Release>[] } & Partial<Pick<Release, 'region' | 'zone' | 'calendar'>>;

const kinds = ['weekly', 'day', 'workday', 'weekOf', 'after'] as const;

/** What the schema cannot say: names that must exist, fields that go together. */
function problemsOf(release: Release, rules: CalendarRules): string[] {
  const { rule } = release;
  const stated = rule ? kinds.filter((kind) => rule[kind] !== undefined).length + (rule.nth === undefined ? 0 : 1) : 0;
  const wrong: string[] = [];
  if (!release.region || !release.zone) wrong.push('region and zone are missing');
  if (rule ? stated !== 1 : !release.schedule) wrong.push('exactly one kind of rule, or a schedule');
  if (rule?.after !== undefined && (!rules.releases.has(rule.after) || rule.after === release.id))
    wrong.push(`after: no release ${rule.after}`);
  if (release.calendar !== undefined && !rules.calendars[release.calendar])
    wrong.push(`calendar: no calendar ${release.calendar}`);
  return wrong;
}

/** Reads every `.yaml` of a folder. Throws CalendarRulesError naming file and line of everything that is wrong. */
export function loadRules(folder: string): CalendarRules {
  const problems: string[] = [];
  const calendars: Record<string, WorkCalendar> = {};
  const releases = new Map<string, Release>();
  const places = new Map<string, string>();
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  for (const name of names.sort()) {
    const source = read(name, readFileSync(join(folder, name), 'utf8'));
    if (source.data !== null && typeof source.data === 'object' && 'calendars' in source.data) {
      Object.assign(calendars, checked<{ calendars: object }>(HolidayFile, source, problems)?.calendars);
      continue;
    }
    const { releases: list = [], ...shared } = checked<FileOfReleases>(ReleaseFile, source, problems) ?? {};
    list.forEach((each, index) => {
      const release = { ...shared, ...each } as Release;
      const at = `${name}:${source.lineOf(`/releases/${index}`)}`;
      if (releases.has(release.id)) problems.push(`${at} ${release.id}: the id is taken`);
      releases.set(release.id, release);
      places.set(release.id, at);
    });
  }
  const rules = { calendars, releases };
  for (const release of releases.values())
    problems.push(...problemsOf(release, rules).map((text) => `${places.get(release.id)} ${release.id}: ${text}`));
  if (problems.length > 0) throw new CalendarRulesError(problems);
  return rules;
}
