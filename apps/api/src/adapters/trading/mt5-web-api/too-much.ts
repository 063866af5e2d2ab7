/** The answer has more bytes than one request may have. Ask for less. */
export class TooLarge extends Error {}

/** No whole answer came in time. Ask for less, or the platform is away. */
export class NoAnswer extends Error {}
