/** The changes of a single token: the original text and its replacement. */
const SWAPS = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['=', '<>'],
  ['<>', '='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['and', 'or'],
  ['or', 'and'],
  ['not', ''],
  ['true', 'false'],
  ['false', 'true'],
  ['min', 'max'],
  ['max', 'min'],
  ['least', 'greatest'],
  ['greatest', 'least'],
  ['asc', 'desc'],
  ['desc', 'asc'],
]);

const TOKENS =
  /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$\w*\$|:=|=>|->>|->|#>>|\|\||::|<>|<=|>=|[a-z_]\w*|\d+(?:\.\d+)?|\.\.|[^\s]/gi;

const REMOVABLE = new Set(['perform', 'insert', 'update', 'delete', 'raise', 'call']);
const BEGINS = new Set([';', 'then', 'else', 'begin', 'loop']);
const ENDS_SET = new Set(['where', 'from', 'returning', ';', 'values', 'select']);
const OPERANDS = new Set(['+', '-', '*', '/']);

/** A duration in a text, as in `interval '5 minutes'`: ten times as long. */
const DURATION = /^'(\d+) (seconds?|minutes?|hours?|days?|years?)'$/;

function tokensOf(text) {
  const all = [...text.matchAll(TOKENS)].map((match) => ({
    text: match[0],
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  // The body lies between the first two dollar quotes; names and types come before it.
  const quotes = all.filter(({ text: one }) => /^\$\w*\$$/.test(one));
  const [open, close] = [quotes[0]?.end ?? 0, quotes[1]?.start ?? 0];
  return all.filter(({ start, end, text: one }) => start >= open && end <= close && !one.startsWith('--'));
}

/**
 * Every mutant of an SQL function: its place in the file and the replacement. Comments, texts and the signature stay as they are.
 * @returns {{ start: number, end: number, put: string, kind: string }[]}
 */
export function sqlMutants(text) {
  const tokens = tokensOf(text);
  const found = [];
  let depth = 0;
  /** The depth of an `update … set` list, in which `=` assigns; below zero outside of one. */
  let setAt = -1;
  tokens.forEach((token, at) => {
    const { word, start, end } = token;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (word === '(') depth += 1;
    if (word === ')') depth -= 1;
    if (word === 'set' && before?.word !== 'character') setAt = depth;
    else if (setAt >= 0 && depth <= setAt && ENDS_SET.has(word)) setAt = -1;
    const add = (put, kind, to = end) => found.push({ start, end: to, put, kind });
    const assigns = word === '=' && depth === setAt;
    const isStar = word === '*' && (before?.word === 'select' || before?.word === '.' || before?.word === '(');
    const isSign =
      OPERANDS.has(word) && (before === undefined || /^(\(|,|return|then|else|=|\+|-|\*|\/)$/.test(before.word));
    const isCall = ['min', 'max', 'least', 'greatest'].includes(word) ? after?.word === '(' : true;
    // Removes `not` from `not found` and `not exists`. `is not null` becomes `is null`.
    const swap = SWAPS.get(word);
    if (swap !== undefined && !assigns && !isStar && !isSign && isCall && before?.word !== 'create') add(swap, word);
    if (word === 'is' && after?.word === 'null') add('is not', 'is null');
    if (/^\d+$/.test(word)) add(String(Number(word) + 1), 'number');
    const duration = DURATION.exec(word);
    if (duration) add(`'${Number(duration[1]) * 10} ${duration[2]}'`, 'duration');
    if (REMOVABLE.has(word) && before && BEGINS.has(before.word)) {
      const last = tokens.findIndex((one, n) => n > at && one.word === ';');
      if (last > at) add('null', 'statement', tokens[last].start);
    }
  });
  return found;
}
