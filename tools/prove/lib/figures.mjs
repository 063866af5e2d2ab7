/** A measured figure of an attack with its bound, for instance `{ what: '核对的猜测', found: 4, most: 5 }`. */
export const most = (what, found, bound, unit = '') => ({
  what,
  found,
  bound: `至多 ${bound}`,
  holds: found <= bound,
  unit,
});

/** A floor of work or of success: an attack that did nothing proves nothing. */
export const least = (what, found, bound, unit = '') => ({
  what,
  found,
  bound: `至少 ${bound}`,
  holds: found >= bound,
  unit,
});

/** A figure without a bound. */
export const shown = (what, found, unit = '') => ({ what, found, holds: true, unit });

export function lineOf({ what, found, bound, holds, unit }) {
  const number = Number.isInteger(found) ? found : Number(found.toFixed(1));
  return `  ${holds ? '✓' : '✗'} ${what}：${number}${unit}${bound === undefined ? '' : `（${bound}${unit}）`}`;
}

/** The value below which `share` of the values lie; Infinity without values. */
export function percentile(values, share) {
  if (values.length === 0) return Infinity;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
