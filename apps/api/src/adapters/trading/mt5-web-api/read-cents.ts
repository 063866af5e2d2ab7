/**
 * Cents of the platform's decimal string ("26000.00", "-6.4", "100.0000"), exactly. Throws at anything else, a
 * fraction of a cent included: a figure that must be rounded is not the figure that was sent.
 */
export function readCents(text: string): bigint {
  const [, sign, whole = '', places = ''] = /^(-?)([0-9]{1,18})(?:\.([0-9]{1,8}))?$/.exec(text) ?? [];
  if (sign === undefined || /[1-9]/.test(places.slice(2))) throw new Error('the platform sent no amount in cents');
  const cents = BigInt(whole + places.slice(0, 2).padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}
