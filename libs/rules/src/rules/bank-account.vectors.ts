import { inOtherDigits } from '../testing/in-other-digits';
import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';
import { withIntruders } from '../testing/with-intruders';

const card = '6222021234567890128';

export const bankAccountVectors: RuleVectors = {
  accept: [card, '1234567890', '0000000000', '6228480402564890', '9999999999999999999'],
  reject: [
    '',
    '123456789',
    `${card}0`,
    card.repeat(1000),
    '6222 0212 3456 7890',
    '6222-0212-3456-7890',
    '6222O21234567890',
    '-1234567890',
    '+1234567890',
    '1234567890.0',
    '1e10',
    '62220212345678901😀',
    '六二二二零二一二三四',
    ...notText('1234567890'),
    ...withIntruders('1234567890'),
    ...withIntruders(card),
    ...inOtherDigits(card),
  ],
};
