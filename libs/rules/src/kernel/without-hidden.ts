/** A text without the characters that nobody sees: format characters, variation selectors, fillers and unpaired surrogates. */
export const withoutHidden = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu, '');
