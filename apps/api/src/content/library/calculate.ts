const tokens = /\s*(?:(\d[\d,]*(?:\.\d+)?)|([A-Za-z][\w.]*)|([-+−×÷()]))/y;

/** `3` of `3.00`, 200 of `1:200`, 0.5 of `50%`. */
function numberOf(text: string | undefined): number {
  if (text === undefined) return NaN;
  const plain = text.replaceAll(',', '').replace(/^1:/, '');
  return plain.endsWith('%') ? Number(plain.slice(0, -1)) / 100 : Number(plain);
}

/** The tokens of a sum, last first; undefined if it contains anything else. */
function tokensOf(sum: string): string[] | undefined {
  const found: string[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < sum.trimEnd().length) {
    const match = tokens.exec(sum);
    if (!match) return undefined;
    found.unshift(match[0].trim().replace('-', '−'));
  }
  return found;
}

/**
 * The value of a sum such as `(150 − withdraw.fee) × rate.withdraw`, rounded to two places. Undefined if it is no sum or if a name
 * is unknown.
 */
export function calculate(sum: string, valueOf: (name: string) => string | undefined): number | undefined {
  // What is no sum fails on a name that nobody has.
  const rest = tokensOf(sum) ?? [''];
  const isNext = (signs: string) => rest.length > 0 && signs.includes(rest.at(-1) ?? '');
  const factor = (): number => {
    const token = rest.pop() ?? '';
    if (token !== '(') return /^\d/.test(token) ? numberOf(token) : numberOf(valueOf(token));
    const inner = terms();
    return rest.pop() === ')' ? inner : NaN;
  };
  const product = (): number => {
    let value = factor();
    while (isNext('×÷')) value = rest.pop() === '×' ? value * factor() : value / factor();
    return value;
  };
  function terms(): number {
    let value = product();
    while (isNext('+−')) value = rest.pop() === '+' ? value + product() : value - product();
    return value;
  }
  const value = terms();
  // Half a cent goes up even where the binary fraction lies just below it.
  return rest.length === 0 && Number.isFinite(value) ? Math.round(value * 100 + 1e-6) / 100 : undefined;
}
