import { specialCharacters } from '../kernel/special-characters';
import { inOtherDigits } from '../testing/in-other-digits';
import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';
import { withIntruders } from '../testing/with-intruders';

export const mt5PasswordVectors: RuleVectors = {
  accept: [
    '1Ar#pqkj',
    'Aa1!Aa1!',
    'Aa1!Aa1!Aa1!Aa1!',
    'Abcdef1?',
    '?Abcdef1',
    'A1-bcdefgh',
    'A1]bcdefgh',
    'A1^bcdefgh',
    ...[...specialCharacters].map((special) => `Abcdef1${special}`),
  ],
  reject: [
    '',
    'Aa1!',
    'Abcde1!',
    'Aa1!Aa1!Aa1!Aa1!A',
    'abcdef1!',
    'ABCDEF1!',
    'Abcdefg!',
    'Abcdefg1',
    '!!!!!!!!',
    'Aa1!'.repeat(999),
    ...[...'~`\'"<>/\\|'].map((outside) => `Abcdef1!${outside}`),
    ...[...'~`\'"<>/\\|'].map((outside) => `Abcdefg1${outside}`),
    'Abcdef1！',
    'Abcdef1！!',
    'Äbcdef1!',
    'Abcdef1!密',
    'Abcdef1!😀',
    'Ａbcdef1!',
    'Ａａ1!Ａａ1!',
    'Abc def1!',
    ...notText('1Ar#pqkj'),
    ...withIntruders('1Ar#pqkj'),
    ...withIntruders('Aa1!Aa1!Aa1!Aa1'),
    ...inOtherDigits('Abcdef1!'),
  ],
};
