import type { TypeScale } from './type-scale';

/** The default type scale. A brand overrides parts of it; the same bounds apply to the result. */
export const baseType: TypeScale = {
  sizes: { 12: 0.75, 14: 0.875, 16: 1, 20: 1.25, 28: 1.75, 40: 2.5, 64: 4 },
  leading: { tight: 1.2, close: 1.4, body: 1.6, loose: 1.8 },
  heading: { weight: 600, spacing: 0 },
};
