import { RecipientPausedError, RefusedError } from '../../../ports';

/** Statuses of refusals by what they are about. `isAnswer` and `portal check` know them. */
const statuses = {
  /** This message or its recipient: it is not sent again. */
  message: 422,
  /** The key, its rights or this machine's address: nothing is sent. */
  key: 401,
  /** Too many messages of ours. */
  limit: 429,
  /** Anything else of the carrier: an empty balance, a template that it has not approved, a failure. */
  carrier: 503,
} as const;

/** The codes of a carrier by what they are about; seconds for a pause of one recipient. The first that fits counts. */
export type RefusalTable = readonly (readonly [codes: RegExp, about: keyof typeof statuses | number])[];

/**
 * The error of a carrier's refusal. A code that the table does not know is the carrier's: the message waits, and staff see the code.
 * @param code the carrier's own word; one that could be a text is left out
 */
export function refusalOf(party: string, table: RefusalTable, code: string): Error {
  const word = /^[\w.-]{1,64}$/.test(code) ? code : 'unknown';
  const [, about = 'carrier'] = table.find(([codes]) => codes.test(word)) ?? [];
  return typeof about === 'number'
    ? new RecipientPausedError(party, about, word)
    : new RefusedError(party, statuses[about], 0, word);
}
