/** A term of the glossary and the anchor of its explanation. */
export interface Term {
  name: string;
  anchor: string;
}

/** The most links in one article: more would be harder to read than the terms. */
const MOST = 6;
/** Where a link would be wrong: within another one, a heading, code. */
const closed = /^<\/?(?:a|h2|h3|h4|code|pre|th)\b/;

/** The terms of a glossary: its headings of the third level, without what stands in brackets. */
export const termsOf = (glossary: string): Term[] =>
  [...glossary.matchAll(/<h3 id="([^"]+)">([^<（]+)/g)].map(([, anchor = '', name = '']) => ({ name, anchor }));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Latin letters only as whole words: `ATR` is no part of `MATRIX`. */
const whole = (name: string) => (/^[\w ]+$/.test(name) ? `(?<![A-Za-z0-9])${name}(?![A-Za-z0-9])` : escaped(name));

/** An article's HTML in which the first place of each term leads to the glossary. The longest term counts where several begin. */
export function linkTerms(html: string, terms: readonly Term[]): string {
  if (terms.length === 0) return html;
  const anchors = new Map(terms.map(({ name, anchor }) => [name, anchor]));
  const names = [...anchors.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(names.map(whole).join('|'), 'g');
  const linked = new Set<string>();
  let depth = 0;
  return html
    .split(/(<[^>]+>)/)
    .map((piece) => {
      if (piece.startsWith('<')) {
        if (closed.test(piece)) depth += piece.startsWith('</') ? -1 : 1;
        return piece;
      }
      if (depth > 0) return piece;
      return piece.replace(pattern, (name) => {
        if (linked.has(name) || linked.size >= MOST) return name;
        linked.add(name);
        return `<a href="/glossary#${anchors.get(name)}">${name}</a>`;
      });
    })
    .join('');
}
