import { textSteps, type TypeScale } from './type-scale';

/** A value of a type scale that is out of bounds; `token` as `sizes.16`. */
export type TypeFault = { token: string; value: unknown; least: number; most: number };

type Bounds = readonly [least: number, most: number];

/**
 * Chinese characters are not legible under 12 px (notes). Body text is never under 16 px and has the line height of WCAG 1.4.12.
 * At 48 px, step 40 still fits six characters per line when 200 % zoom leaves 320 px (1.4.10). Step 64 is for wide screens only.
 */
const bounds = {
  sizes: {
    12: [0.75, 1],
    14: [0.875, 1.125],
    16: [1, 1.375],
    20: [1.125, 1.75],
    28: [1.375, 2.5],
    40: [1.75, 3],
    64: [2.5, 5],
  },
  leading: { tight: [1.15, 1.5], close: [1.3, 1.7], body: [1.5, 2], loose: [1.5, 2.2] },
  heading: { weight: [400, 800], spacing: [-0.03, 0.08] },
} satisfies { [Part in keyof TypeScale]: Record<keyof TypeScale[Part], Bounds> };

/** The out-of-bounds values of a scale, and steps that are not larger than the one before. */
export function typeFaults(type: TypeScale): TypeFault[] {
  const out = (token: string, value: unknown, [least, most]: Bounds): TypeFault[] =>
    typeof value === 'number' && value >= least && value <= most ? [] : [{ token, value, least, most }];
  const each = Object.entries(bounds).flatMap(([part, known]) =>
    Object.entries(known as Record<string, Bounds>).flatMap(([name, bound]) =>
      out(`${part}.${name}`, (type[part as keyof TypeScale] as Readonly<Record<string, unknown>>)[name], bound),
    ),
  );
  const steps = textSteps.flatMap((step, index) => {
    const before = textSteps[index - 1];
    return before ? out(`sizes.${step}`, type.sizes[step], [type.sizes[before], bounds.sizes[step][1]]) : [];
  });
  return each.length > 0 ? each : steps;
}
