import { oneLine } from '@portal/rules/plain-text';

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Terminal columns that a text takes. A Chinese character takes two. */
const columnsOf = (text: string) => [...text].reduce((sum, char) => sum + (wide.test(char) ? 2 : 1), 0);

/** Rows of texts as aligned columns, each on one line; the first row is the heading. */
export function table(texts: readonly (readonly string[])[]): string {
  // A customer's text would otherwise steer the terminal.
  const rows = texts.map((row) => row.map(oneLine));
  const [heading = [], ...rest] = rows;
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - columnsOf(text)))
      .join('  ')
      .trimEnd();
  return [line(heading), widths.map((columns) => '─'.repeat(columns)).join('  '), ...rest.map(line)].join('\n');
}
