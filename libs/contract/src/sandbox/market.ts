import { Type } from 'typebox';

/** A number, or a decimal string. */
export const Decimal = (description: string) =>
  Type.Union(
    [Type.Number({ exclusiveMinimum: 0, maximum: 999_999_999 }), Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,9})?$' })],
    {
      description,
    },
  );
