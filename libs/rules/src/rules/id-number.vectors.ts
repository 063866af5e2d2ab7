import { inOtherDigits } from '../testing/in-other-digits';
import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';
import { withIntruders } from '../testing/with-intruders';

export const idNumberVectors: RuleVectors = {
  // The last three have only the right format: checkIdNumber checks the check digit and birth date.
  accept: [
    '440882199102100231',
    '11010519491231002X',
    '440882199100201232',
    '000000000000000000',
    '00000000000000000X',
  ],
  reject: [
    '',
    '11010519491231002x',
    '11010519491231002Ⅹ',
    '11010519491231002Х',
    '11010519491231002Χ',
    '11010519491231002Ｘ',
    '11010519491231002',
    '11010519491231002XX',
    '11010519491231002XX0',
    '1101051949123100X2',
    'X10105194912310021',
    '110105491231002',
    '11010519491231002A',
    '110105 19491231 002X',
    '440882199102100231'.repeat(500),
    '-40882199102100231',
    '44088219910210023😀',
    '44088219910210023一',
    ...notText('440882199102100231'),
    ...withIntruders('11010519491231002X'),
    ...inOtherDigits('11010519491231002X'),
    ...withIntruders('440882199102100231'),
    ...inOtherDigits('440882199102100231'),
  ],
};
