import { Type } from 'typebox';

/** A number, or the decimal string of one. */
export const Decimal = (description: string) =>
  Type.Union([Type.Number({ exclusiveMinimum: 0 }), Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,9})?$' })], {
    description,
  });
