import { Type } from 'typebox';

/** 1 forex, 4 goods, 5 indexes, 6 digital currency, 7 stock. */
// The type is explicit, because query parsing only converts values of an explicit type.
export const Zone = Type.Enum([1, 4, 5, 6, 7], { type: 'integer' });

/** A symbol name of the platform, as `XAUUSD`. */
export const SymbolName = Type.String({ pattern: '^[A-Z0-9.]{1,20}$' });
