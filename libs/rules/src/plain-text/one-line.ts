/** A text as one line of visible characters: control, format and line-separating characters become one space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ');
