/** The longest part of a title, in characters, that fits a line of a phone. */
const LINE = 14;

/**
 * Where a title may break: at its punctuation only (`punctuation`), if every part between two marks fits a line. A title with a longer part
 * breaks anywhere, in lines of equal length: otherwise a single word would stand alone on a line.
 */
export const titleBreaks = (title: string): 'punctuation' | undefined =>
  title.split(/[：，、；。？！]/).every((part) => part.length <= LINE) ? 'punctuation' : undefined;
