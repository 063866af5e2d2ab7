import { refusedByDigits } from '../testing/refused-by-digits';
import type { RuleVectors } from '../testing/vectors';

export const imageCaptchaVectors: RuleVectors = {
  accept: ['4821', '0000', '0012'],
  reject: refusedByDigits('4821'),
};
