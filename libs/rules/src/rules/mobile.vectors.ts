import { refusedByDigits } from '../testing/refused-by-digits';
import type { RuleVectors } from '../testing/vectors';

export const mobileVectors: RuleVectors = {
  // product.md asks for 11 digits and no more: a number segment is none of the rule's business.
  accept: ['13800138000', '19912345678', '00000000000'],
  reject: [...refusedByDigits('13800138000'), '+8613800138000', '8613800138000', '138 0013 8000', '138-0013-8000'],
};
