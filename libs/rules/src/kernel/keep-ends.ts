import { characters } from './characters';

/** How many characters of a text stay readable. */
export interface ShownEnds {
  readonly head: number;
  readonly tail: number;
  /** The minimum length of the field's own rule. A shorter text is not a valid value, so nothing of it is shown. */
  readonly shortest: number;
}

/** Keeps both ends and replaces every character between them with `*`; a text shorter than `shortest` becomes stars only. */
export function keepEnds(text: string, { head, tail, shortest }: ShownEnds): string {
  const all = characters(text);
  if (all.length < shortest) return '*'.repeat(all.length);
  const hidden = all.length - head - tail;
  return all.slice(0, head).join('') + '*'.repeat(hidden) + all.slice(all.length - tail).join('');
}
