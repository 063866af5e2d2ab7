import { inOtherDigits } from '../testing/in-other-digits';
import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';
import { withIntruders } from '../testing/with-intruders';

export const amountVectors: RuleVectors = {
  accept: ['1', '0.01', '0.1', '0.10', '50', '1250.00', '10', '100.5', '9999999999999.99', '9999999999999'],
  reject: [
    ...[
      '',
      '0',
      '0.0',
      '0.00',
      '00',
      '00.5',
      '01',
      '007.00',
      '.5',
      '1.',
      '.',
      '1.234',
      '1.000',
      '10000000000000',
      '1..2',
      '1.2.3',
    ],
    ...[
      '+1',
      '-1',
      '-0.01',
      '1e3',
      '1E3',
      '0x10',
      '0b1',
      '1n',
      'NaN',
      'Infinity',
      '1,250.00',
      '1_000',
      '1，250',
      '$1',
      '¥1',
      '1元',
    ],
    ...['1。5', '1．5', '1٫5', '一百', '壹', '½', '😀', '1'.repeat(1e5), `0.${'0'.repeat(1e5)}1`],
    ...[...notText('50'), ...withIntruders('1250.00'), ...inOtherDigits('1250.00'), ...inOtherDigits('5')],
  ],
};
