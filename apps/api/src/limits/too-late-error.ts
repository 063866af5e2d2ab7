/** Work was ended because it took too long. */
export class TooLateError extends Error {}
