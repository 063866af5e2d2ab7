/**
 * Whether a card number passes the Luhn check (ISO/IEC 7812-1, annex B). False for anything but ASCII digits. A failure is a
 * warning, never a refusal: older Chinese account numbers have no check digit. Source: docs/rules.md, Forms.
 */
export function passesLuhn(cardNumber: string): boolean {
  if (!/^[0-9]{1,32}$/.test(cardNumber)) return false;
  const sum = [...cardNumber].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
