import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of docs/words-zh.md: what is not written, and where it is right. */
export interface WordRule {
  section: string;
  word: string;
  pattern: RegExp;
  /** Phrases that contain the word and are right. */
  phrases: readonly string[];
  /** Ends of the names of files that have to name the word. */
  files: readonly string[];
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `N` is a number, `…` up to sixteen signs of the same sentence or cell. Spaces between signs do not count. */
const patternOf = (word: string) =>
  new RegExp(
    [...word.replaceAll(' ', '')]
      .map((sign) => (sign === 'N' ? '[\\d][\\d,.]*' : sign === '…' ? '[^。；！？|\\n]{0,16}' : escaped(sign)))
      .join('[ *]*'),
    'g',
  );

/** The rules of docs/words-zh.md. */
export function wordRules(text = readFileSync(join(__dirname, '../../../docs/words-zh.md'), 'utf8')): WordRule[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('| `')) return [];
    const cells = line.slice(1, -1).split('|');
    const right = quoted(cells.at(-1) ?? '');
    const isFile = (one: string) => /\.(md|tsx?|svg)$/.test(one);
    return quoted(cells[0] ?? '').map((word) => ({
      section,
      word,
      pattern: patternOf(word),
      phrases: right.filter((one) => !isFile(one)),
      files: right.filter(isFile),
    }));
  });
}

export interface Text {
  file: string;
  line: number;
  text: string;
  /** Whether it explains the market or offers a product, where advice is looked for. */
  isMarket: boolean;
}

/** What a text has that is not written, as `file:line: word in what`. */
export function wrongWords(texts: readonly Text[], rules: readonly WordRule[]): string[] {
  return texts.flatMap(({ file, line, text, isMarket }) =>
    rules
      .filter(({ section, files }) => (isMarket || section !== 'Advice') && !files.some((end) => file.endsWith(end)))
      .flatMap(({ word, pattern, phrases }) => {
        const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, ' '.repeat(phrase.length)), text);
        return [...rest.matchAll(pattern)].map(
          ({ index, 0: hit }) =>
            `${file}:${line}: ${word}: ${rest.slice(Math.max(0, index - 12), index + hit.length + 12)}`,
        );
      }),
  );
}
