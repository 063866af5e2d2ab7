import type { ErrorCode } from '../catalogue';

/** A text for every error code; a missing one does not compile. `{name}` stands for a value of the refusal. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;
