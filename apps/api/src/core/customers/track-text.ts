type Touch = Readonly<Record<string, string>>;

const touchText = (touch: Touch) =>
  Object.entries(touch)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Campaign parameters as text for staff: the first touch, and the last if it differs. Undefined if there are none. */
export function trackText(track: unknown): string | undefined {
  const { first = {}, last = {} } = (track ?? {}) as { first?: Touch; last?: Touch };
  const texts = [...new Set([touchText(first), touchText(last)])].filter((text) => text !== '');
  return texts.length > 0 ? texts.join(' → ') : undefined;
}
