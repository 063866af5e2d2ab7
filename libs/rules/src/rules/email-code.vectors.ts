import { refusedByDigits } from '../testing/refused-by-digits';
import type { RuleVectors } from '../testing/vectors';

export const emailCodeVectors: RuleVectors = {
  accept: ['482193', '000000', '000123'],
  reject: refusedByDigits('482193'),
};
