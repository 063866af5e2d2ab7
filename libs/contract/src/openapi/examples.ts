import type { CallSpec } from '../kernel';

/** An answer of a running gateway. */
export interface Example {
  name: string;
  value: unknown;
}

/** Recorded answers by their request: `POST /v2/user/sessions {}`. */
export type Recorded = Readonly<Record<string, unknown>>;

/** How many entries of a list an example shows. */
const shownEntries = 2;

/** Shortens every list. */
function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, shownEntries).map(short);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, short(one)]));
}

const pattern = ({ method, path }: CallSpec) =>
  new RegExp(`^${method} ${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/? ]+')}(?:[? ]|$)`);

/** The first answer of each call in each recording, which is named for its recording. */
export function examplesOf(
  calls: Record<string, Record<string, CallSpec>>,
  recordings: Readonly<Record<string, Recorded>>,
): Map<string, Example[]> {
  const found = new Map<string, Example[]>();
  for (const call of Object.values(calls).flatMap((table) => Object.values(table))) {
    const [asked, examples] = [pattern(call), [] as Example[]];
    for (const [name, answers] of Object.entries(recordings)) {
      const key = Object.keys(answers).find((request) => asked.test(request));
      if (key !== undefined) examples.push({ name, value: short(answers[key]) });
    }
    if (examples.length > 0) found.set(call.id, examples);
  }
  return found;
}
