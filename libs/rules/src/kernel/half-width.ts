/**
 * Full-width letters, digits and signs of a Chinese keyboard as ASCII, the ideographic full stop as a point, and the ideographic space
 * as a space. Not NFKC, which makes 52 of 5².
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replaceAll('\u3000', ' ');
