import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** The coins that are paid out. */
export const Coin = Type.Enum(['USDT']);
/** The networks that a coin is paid out over. */
export const Chain = Type.Enum(['TRC20', 'ERC20']);
export type Chain = Static<typeof Chain>;

const named = { id: Id, coin: Coin, chain: Chain, address: Type.String(), label: Type.String() };

/** An entry of the address book as a record names it. */
export const NamedAddress = Type.Object(named);
/** An address of the customer's book; `usableFrom` is the end of its cooling time (ISO 8601). */
export const CoinAddress = Type.Object({ ...named, usableFrom: Time });
export type CoinAddress = Static<typeof CoinAddress>;
