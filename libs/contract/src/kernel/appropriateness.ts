import { Type, type Static } from 'typebox';

/** What the answers of the appropriateness questionnaire came to: fit, a warning, or a warning and a cooling-off period. */
export const AppropriatenessResult = Type.Enum(['suitable', 'warned', 'cooling']);
export type AppropriatenessResult = Static<typeof AppropriatenessResult>;
