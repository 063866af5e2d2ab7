import { characters } from './characters';

/** How much of a text stays readable, in characters. */
export interface KeptEnds {
  readonly head: number;
  readonly tail: number;
  /** The least length the field's own rule accepts. Anything shorter is no such value and shows nothing. */
  readonly shortest: number;
}

/** Keeps both ends and puts one `*` for every character between them; a text below `shortest` becomes stars only. */
export function keepEnds(text: string, { head, tail, shortest }: KeptEnds): string {
  const all = characters(text);
  if (all.length < shortest) return '*'.repeat(all.length);
  const hidden = all.length - head - tail;
  return all.slice(0, head).join('') + '*'.repeat(hidden) + all.slice(all.length - tail).join('');
}
