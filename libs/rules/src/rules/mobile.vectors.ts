import { refusedByDigits } from '../testing/refused-by-digits';
import type { RuleVectors } from '../testing/vectors';

export const mobileVectors: RuleVectors = {
  // docs/product-lines.md requires only 11 digits: the rule does not check number ranges.
  accept: ['13800138000', '19912345678', '00000000000'],
  reject: [...refusedByDigits('13800138000'), '+8613800138000', '8613800138000', '138 0013 8000', '138-0013-8000'],
};
