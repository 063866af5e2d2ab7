import type { Appropriateness } from '@portal/contract/identity';
import type { LatestAnswers } from './appropriateness.store';

/** What counts of the newest answers. */
export type Standing = Pick<LatestAnswers, 'result' | 'cooling' | 'confirmed_at'> | undefined;

/** How far a customer of a brand that asks is. A customer who has an MT5 account already is not asked. */
export function appropriatenessState(hasMt5: boolean, latest: Standing): Appropriateness['state'] {
  if (hasMt5) return 'off';
  if (!latest) return 'open';
  if (latest.cooling) return 'cooling';
  return latest.result === 'suitable' || latest.confirmed_at ? 'done' : 'confirm';
}

/** Answers are given once. After a cooling-off period they may be given anew. */
export const mayAnswer = (state: Appropriateness['state'], latest: Standing): boolean =>
  state === 'open' || (state === 'confirm' && latest?.result === 'cooling');
