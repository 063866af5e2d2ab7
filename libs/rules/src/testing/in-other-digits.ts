/** Zeros of scripts that `\d`-like classes of other languages accept. They are digits in Unicode; no rule accepts them. */
const zeros = {
  fullWidth: 0xff10,
  arabicIndic: 0x0660,
  extendedArabicIndic: 0x06f0,
  devanagari: 0x0966,
  bengali: 0x09e6,
  thai: 0x0e50,
  tibetan: 0x0f20,
  mathematicalBold: 0x1d7ce,
} as const;

/** An accepted text with all of its digits, and with only its last digit, replaced by digits of other scripts. */
export function inOtherDigits(accepted: string): readonly string[] {
  return Object.values(zeros).flatMap((zero) => {
    const other = (digit: string) => String.fromCodePoint(zero + Number(digit));
    return [accepted.replace(/[0-9]/g, other), accepted.replace(/[0-9](?=[^0-9]*$)/, other)];
  });
}
