import type { Fragment } from '@portal/contract/content';
import { isFiller, understand } from './synonyms';

// A run of Han signs, or a word of other letters and digits.
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const isHan = (run: string) => /^\p{Script=Han}/u.test(run);

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const runsOf = (text: string): string[] => folded(text).match(runs) ?? [];

/** Pairs of neighbours: PostgreSQL has no dictionary of Chinese words, and pairs find what any dictionary would. */
const pairsOf = (run: string): string[] => {
  const signs = [...run];
  return signs.slice(0, -1).map((sign, index) => sign + (signs[index + 1] ?? ''));
};

/** The search tokens of a text: Latin words, pairs of Han characters, and the last Han character of each run alone. */
export const tokensOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isHan(run) ? [...pairsOf(run), [...run].at(-1) ?? ''] : [run.slice(0, 64)]));

/** PostgreSQL's bound on a position in a tsvector. */
const LAST_POSITION = 16_383;

/** A tsvector in its own writing; weights as in `{A: title, D: text}`. */
export function vectorOf(parts: Readonly<Partial<Record<'A' | 'B' | 'D', string>>>): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const [weight, text] of Object.entries(parts)) {
    for (const token of tokensOf(text)) {
      position = Math.min(position + 1, LAST_POSITION);
      const known = places.get(token) ?? [];
      if (known.length < 255) known.push(`${position}${weight === 'D' ? '' : weight}`);
      places.set(token, known);
    }
  }
  return [...places].map(([token, at]) => `'${token}':${at.join(',')}`).join(' ');
}

const termsOf = (text: string) =>
  runsOf(text).flatMap((run): (readonly [token: string, open: string])[] => {
    const pairs = isHan(run) ? pairsOf(run) : [];
    // A lone sign or the beginning of a word: whatever begins with it.
    return pairs.length > 0 ? pairs.map((pair) => [pair, '']) : [[run.slice(0, 64), '*']];
  });

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of Han signs, by the dictionary of the engine. A sign alone belongs to the word before it. */
const hanWords = (run: string): string[] => {
  const words: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    if (segment.length > 1 || words.length === 0) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
  }
  return words.filter((word) => word.length > 1);
};
const wordsOf = (text: string): string[] => runsOf(text).flatMap((run) => (isHan(run) ? hanWords(run) : [run]));

const allOf = (text: string, weight: string) =>
  termsOf(text)
    .map(([token, open]) => `'${token}'${open || weight ? ':' : ''}${open}${weight}`)
    .join(' & ');

export interface Query {
  /** All that was typed, synonyms included, anywhere and in titles only. */
  anywhere: string;
  inTitle: string;
  /** Each word on its own, synonyms included, for a search whose words stand in no text together. */
  words: readonly string[];
  /** What to mark in what was found. */
  marked: string;
}

/** A tsquery for what was typed; nothing where nothing can be searched for. */
export function queryOf(search: string): Query | undefined {
  const { known: groups, rest } = understand(folded(search));
  const known = (weight: string) =>
    groups.map((group) => `(${group.map((word) => `(${allOf(word, weight)})`).join(' | ')})`);
  const write = (weight: string) => [...known(weight), ...(termsOf(rest).length > 0 ? [allOf(rest, weight)] : [])];
  const all = write('');
  if (all.length === 0) return undefined;
  const others = wordsOf(rest).filter((word) => !isFiller(word));
  return {
    anywhere: all.join(' & '),
    inTitle: write('A').join(' & '),
    words: [...new Set([...known(''), ...others.map((word) => allOf(word, ''))])],
    marked: [search, ...groups.flat()].join(' '),
  };
}

/** Where in a text the searched words stand, as ranges that do not overlap. */
function hitsIn(text: string, search: string): [from: number, to: number][] {
  const low = text.toLowerCase();
  const needles = runsOf(search).flatMap((run) => (low.includes(run) || !isHan(run) ? [run] : pairsOf(run)));
  const found: [number, number][] = [];
  for (const needle of new Set(needles)) {
    for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, at + needle.length))
      found.push([at, at + needle.length]);
  }
  found.sort(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [from, to] of found) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Splits a text into pieces and marks the searched words. `length` cuts it to that many characters around the first one. */
export function highlight(text: string, search: string, length = Infinity): Fragment[] {
  const hits = hitsIn(text, search);
  const start = text.length <= length ? 0 : Math.max(0, Math.min((hits[0]?.[0] ?? 0) - 24, text.length - length));
  const end = Math.min(text.length, start + length);
  const pieces: Fragment[] = start > 0 ? [{ text: '…', hit: false }] : [];
  let at = start;
  for (const [from, to] of hits) {
    if (to <= start || from >= end) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(Math.max(from, start), Math.min(to, end)), hit: true });
    at = Math.min(to, end);
  }
  if (at < end) pieces.push({ text: text.slice(at, end), hit: false });
  if (end < text.length) pieces.push({ text: '…', hit: false });
  return pieces;
}
