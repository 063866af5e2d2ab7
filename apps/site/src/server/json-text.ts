/**
 * JSON for a script element. Escapes everything that would end the element, start a comment, or count as a style for the
 * content security policy. Other tags stay as they are, so that text which the page shows too is compressed once.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(/<(?=!--|\/?(?:script|style))/gi, '\\u003c');
