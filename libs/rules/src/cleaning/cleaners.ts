import { cleanCoinAddress } from './clean-coin-address';
import { cleanIdNumber } from './clean-id-number';
import { cleanNumber } from './clean-number';
import { cleanPhone } from './clean-phone';

/**
 * What is removed from a value before it is judged, by the kind of value: the forms while it is typed, the gateway before its rule.
 * `number` is a number without a rule of its own, such as the login of an account.
 */
export const cleaners = {
  mobile: (text: string) => cleanPhone(text),
  'id-number': cleanIdNumber,
  'bank-account': cleanNumber,
  'coin-address': cleanCoinAddress,
  number: cleanNumber,
} as const satisfies Record<string, (text: string) => string>;

/** A kind of value that is cleaned. */
export type CleanedKind = keyof typeof cleaners;
