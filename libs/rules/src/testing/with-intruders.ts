const intruders = [
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\0',
  '\x1b',
  '\x7f',
  '\x85',
  '\u00a0',
  '\u2003',
  '\u2028',
  '\u2029',
  '\u3000',
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2060',
  '\ufeff',
  '\ud800',
  '\udbff',
  '\udc00',
  '\udfff',
];

/**
 * An accepted text with a space, a line end, a control, an invisible character or half a surrogate pair before it, inside it and
 * after it.
 */
export function withIntruders(accepted: string): readonly string[] {
  const [first = '', ...rest] = accepted;
  return intruders.flatMap((intruder) => [
    intruder + accepted,
    first + intruder + rest.join(''),
    accepted + intruder,
    // Replaces the last character, so that the length is still valid.
    [first, ...rest].slice(0, -1).join('') + intruder,
  ]);
}
