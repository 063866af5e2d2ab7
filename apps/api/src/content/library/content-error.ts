/** What is wrong with a brand's content, a line each: `file:line: why`. */
export class ContentError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
