import { inOtherDigits } from './in-other-digits';
import { notText } from './not-text';
import { withIntruders } from './with-intruders';

/** Values that every rule of a fixed number of ASCII digits refuses, made from one accepted number. */
export function refusedByDigits(accepted: string): readonly unknown[] {
  const short = accepted.slice(1);
  return [
    '',
    ' ',
    short,
    `${accepted}0`,
    accepted.repeat(1000),
    'a'.repeat(accepted.length),
    `${short}a`,
    `a${short}`,
    `+${short}`,
    `-${short}`,
    `.${short}`,
    `${short}.`,
    `${short}n`,
    `0x${accepted.slice(2)}`,
    `${short}一`,
    `${short}😀`,
    `${accepted}😀`,
    `${short}①`,
    `${short}²`,
    '〇'.repeat(accepted.length),
    ...notText(accepted),
    ...withIntruders(accepted),
    ...inOtherDigits(accepted),
  ];
}
