import { Type, type Static } from 'typebox';
import { Id, Time } from '../kernel';

/** Coins available for withdrawal. */
export const Coin = Type.Enum(['USDT']);
/** Networks available for a coin withdrawal. */
export const Chain = Type.Enum(['TRC20', 'ERC20']);
export type Chain = Static<typeof Chain>;

const named = { id: Id, coin: Coin, chain: Chain, address: Type.String(), label: Type.String() };

/** An entry of the address book as it appears in a record. */
export const NamedAddress = Type.Object(named);
/** An address in the customer's address book; `usableFrom` is the end of its cooling time (ISO 8601). */
export const CoinAddress = Type.Object({ ...named, usableFrom: Time });
export type CoinAddress = Static<typeof CoinAddress>;
