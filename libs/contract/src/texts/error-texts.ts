import type { ErrorCode } from '../catalogue';

/** A text for every error code; a missing one does not compile. `{name}` is a placeholder for a value of the error. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;
