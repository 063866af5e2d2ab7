import type { Case } from '../testing/vectors';
import type { PasswordCriterion } from './password-checklist';

/** Output: the criteria that are met, in display order. */
export const passwordChecklistVectors: readonly Case<string, readonly PasswordCriterion[]>[] = [
  { input: '', output: [] },
  { input: 'a', output: ['lowercase'] },
  { input: 'A', output: ['uppercase'] },
  { input: '1', output: ['digit'] },
  { input: '?', output: ['special'] },
  { input: 'Aa1!', output: ['uppercase', 'lowercase', 'digit', 'special'] },
  { input: 'abcdefg', output: ['lowercase'] },
  { input: 'abcdefgh', output: ['length', 'lowercase'] },
  { input: 'abcdefghabcdefgh', output: ['length', 'lowercase'] },
  { input: 'abcdefghabcdefghi', output: ['lowercase'] },
  { input: '1Ar#pqkj', output: ['length', 'uppercase', 'lowercase', 'digit', 'special'] },
  { input: '~`\'"<>/\\|', output: ['length'] },
  { input: '！１Ａａ', output: [] },
  { input: '        ', output: ['length'] },
  { input: '😀😀😀😀', output: [] },
  { input: '密密密密密密密密', output: ['length'] },
];
