import { inOtherDigits } from '../testing/in-other-digits';
import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';
import { withIntruders } from '../testing/with-intruders';

export const passwordVectors: RuleVectors = {
  accept: ['abc123', '1bcdef', 'ABCDE1', 'aB3aB3', 'abcdefgh12345678', '1234567890123e45', '000000000000000A'],
  reject: [
    '',
    'a1',
    'abc12',
    'abcdefgh123456789',
    'abcdef',
    'ABCDEF',
    '123456',
    'abcdefabcdefabcd',
    '1234567890123456',
    'abc123!',
    'abc_123',
    'abc-123',
    'abc.123',
    'abc 123',
    'pássw0rd',
    'paßw0rd',
    'ａｂｃ123',
    'абв123',
    '密码abc123',
    'abc12😀',
    '😀bc123',
    '１２３４５a',
    'a1'.repeat(5000),
    ...notText('abc123'),
    ...withIntruders('abc123'),
    ...withIntruders('abcdefgh1234567'),
    ...inOtherDigits('abc123'),
    ...inOtherDigits('abcde1'),
  ],
};
