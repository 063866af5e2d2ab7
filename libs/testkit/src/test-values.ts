import { randomInt } from 'node:crypto';

const digits = (length: number) => Array.from({ length }, () => String(randomInt(10))).join('');

/** A random phone number, different for each test. */
export const newPhone = (): string => `1${randomInt(3, 10)}${digits(9)}`;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

const adult = () => `19${randomInt(60, 99)}${randomInt(10, 13)}${randomInt(10, 29)}`;
let order = randomInt(1_000);

/** A resident identity number with a valid check digit, born on `birth` (`YYYYMMDD`). A thousand in a row differ. */
export function newIdNumber(birth = adult()): string {
  order = (order + 1) % 1_000;
  const body = `110105${birth}${String(order).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11];
}

/** A bank card number that passes the Luhn check. */
export function newBankNumber(): string {
  const body = `622202${digits(12)}`;
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return body + String((10 - (sum % 10)) % 10);
}

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoCAMAAAB5EAzbAAAAA1BMVEXo7fa/hWZKAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVRIie3BgQAAAADDoPlTH+AKVQEAQGcKKAABLIRnLQAAAABJRU5ErkJggg==';

/** A small valid PNG, 64 by 40. */
export const picture = (): Blob => new Blob([Buffer.from(png, 'base64')], { type: 'image/png' });
