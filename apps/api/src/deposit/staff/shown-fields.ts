import { readJson } from '../../http/read-json';

/** The fields of the protocol (docs/rules.md, Payment channel); none of them names a person. */
const known = new Set(['eventId', 'merchantId', 'pno', 'amount', 'currency', 'status', 'paidAt']);
const most = { fields: 40, name: 64, value: 128 };

/** The first and the last two characters of a long text, and nothing of a short one. */
const mask = (text: string): string => (text.length < 8 ? '****' : `${text.slice(0, 2)}****${text.slice(-2)}`);

/**
 * The fields of a callback as staff see them: those of the protocol whole, others masked, because a channel may send the name or the
 * card of who paid. A text that is no object is one masked field without a name.
 * @param raw what was sent
 */
export function shownFields(raw: string): { name: string; value: string; masked: boolean }[] {
  let sent: unknown;
  try {
    sent = readJson(raw);
  } catch {
    sent = undefined;
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return raw === '' ? [] : [{ name: '', value: mask(raw), masked: true }];
  return Object.entries(sent)
    .slice(0, most.fields)
    .map(([name, value]) => {
      const masked = !known.has(name) || typeof value !== 'string';
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return { name: name.slice(0, most.name), value: masked ? mask(text) : text.slice(0, most.value), masked };
    });
}

/** The number of the order in a callback that could not be read; undefined where it has none. */
export function orderNumberIn(raw: string): string | undefined {
  const number = shownFields(raw).find(({ name }) => name === 'pno');
  return number && !number.masked ? number.value.slice(0, 40) : undefined;
}
