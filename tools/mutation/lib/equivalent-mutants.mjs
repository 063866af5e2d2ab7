/**
 * Mutants that no test can find, because the program does the same, each with the reason. `line` is the text of the line, without
 * the spaces around it, and `put` the replacement.
 * @type {{ file: string, line: string, put: string, reason: string }[]}
 */
export const equivalentMutants = [
  {
    file: 'apps/api/src/adapters/feed/sandbox-walk-symbol.ts',
    line: 'const next = this.moves.find((move) => move.at > at && move.at < end)?.at ?? end;',
    put: '<=',
    reason: 'a move at the end ends the stretch there, as without it',
  },
  {
    file: 'apps/api/src/content/library/figures.ts',
    line: "'login.waitAfter': loginDelays.findIndex((seconds) => seconds > 0),",
    put: '1',
    reason: 'no delay is of one second',
  },
  {
    file: 'apps/api/src/sandbox/visitor.ts',
    line: "this.cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? this.cookie;",
    put: '2',
    reason: 'the first part is the same, however many there are',
  },
];
