const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Terminal columns that a text takes. A Chinese character takes two. */
export const width = (text) => [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0);

/** Rows of texts as aligned columns; the first row is the heading. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => width(row[column]))));
  const line = (row) =>
    row
      .map((text, column) => text + ' '.repeat(widths[column] - width(text)))
      .join('  ')
      .trimEnd();
  return [line(rows[0]), widths.map((columns) => '─'.repeat(columns)).join('  '), ...rows.slice(1).map(line)].join(
    '\n',
  );
}
