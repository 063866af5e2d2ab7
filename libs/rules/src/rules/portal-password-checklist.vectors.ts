import type { Case } from '../testing/vectors';
import type { PortalPasswordCriterion } from './portal-password-checklist';

/** Output: the criteria that are met, in display order. */
export const portalPasswordChecklistVectors: readonly Case<string, readonly PortalPasswordCriterion[]>[] = [
  { input: '', output: [] },
  { input: 'a', output: ['letter', 'only'] },
  { input: '1', output: ['digit', 'only'] },
  { input: 'abc12', output: ['letter', 'digit', 'only'] },
  { input: 'abc123', output: ['length', 'letter', 'digit', 'only'] },
  { input: 'abcdefgh12345678', output: ['length', 'letter', 'digit', 'only'] },
  { input: 'abcdefgh123456789', output: ['letter', 'digit', 'only'] },
  { input: 'abc123!', output: ['length', 'letter', 'digit'] },
  { input: 'abc 123', output: ['length', 'letter', 'digit'] },
  { input: 'abc123\n', output: ['length', 'letter', 'digit'] },
  { input: 'ａｂｃ１２３', output: ['length'] },
  { input: '😀😀😀', output: [] },
];
