/** A part of a text that says one thing: a sentence, or the cell of a table with its heads. */
export interface Passage {
  line: number;
  text: string;
}

const cellsOf = (row: string) => row.split('|').slice(1, -1);

/** The passages of a Markdown text with its front matter. */
export function passagesOf(markdown: string): Passage[] {
  let heads: string[] | undefined;
  return markdown.split('\n').flatMap((written, index): Passage[] => {
    const line = index + 1;
    if (!written.startsWith('|')) {
      heads = undefined;
      return written
        .split(/(?<=[。；！？])/)
        .map((text) => ({ line, text: text.replace(/\]\([^)]*\)/g, ']').replaceAll('**', '') }));
    }
    const cells = cellsOf(written.replaceAll('**', ''));
    if (!heads) {
      heads = cells;
      return [{ line, text: cells.join(' ') }];
    }
    const [first = ''] = cells;
    return cells.slice(1).map((cell, column) => ({
      line,
      text: `${heads?.[column + 1] ?? ''} ${first} ${cell}`.replace(/\]\([^)]*\)/g, ']').replace(/\s+/g, ' '),
    }));
  });
}
