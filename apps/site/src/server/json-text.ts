/**
 * JSON that can stand in a script element: nothing in it ends the element, begins a comment, or is a style to the content
 * policy. Every other tag stays as it is, so that text which the page shows too is packed once.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(/<(?=!--|\/?(?:script|style))/gi, '\\u003c');
