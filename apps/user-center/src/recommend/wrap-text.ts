/** Breaks a text into lines no wider than `width`, by `measure`. Chinese may break anywhere except before punctuation. */
export function wrapText(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of text) {
    if (line && measure(line + letter) > width && !/[，。；：、！？）”]/.test(letter)) {
      lines.push(line);
      line = '';
    }
    line += letter;
  }
  return line ? [...lines, line] : lines;
}
