import { Type } from 'typebox';

/** 1 forex, 4 goods, 5 indexes, 6 digital currency, 7 stock. */
// Named as integers, because only a named type is read out of an address.
export const Zone = Type.Enum([1, 4, 5, 6, 7], { type: 'integer' });

/** A symbol as the platform names it, as `XAUUSD`. */
export const SymbolName = Type.String({ pattern: '^[A-Z0-9.]{1,20}$' });
