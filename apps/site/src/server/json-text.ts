/** JSON that can stand in a script element: nothing in it ends the element or begins a comment. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
