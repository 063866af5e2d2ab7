import { addressBlock } from '../../limits/address-block';
import type { Counter } from './guess';

const day = 24 * 60;

export interface SignInCounters {
  counters: readonly Counter[];
  /** The one that a right guess sets to 0. */
  own: Counter;
}

/**
 * What a sign-in is counted by: the person whose name was typed, and the address block it came from. A device that this person has
 * signed in with before has one counter of its own instead, so that nobody else can make its owner wait.
 * @param kind of the sign-in: each kind counts for itself
 * @param person an id, the same for all names of the person; for an unknown name the name itself
 * @param device hash of the key of a known device
 */
export function signInCounters(kind: string, person: string, address: string, device?: string): SignInCounters {
  if (device) {
    const own = { key: `${kind}.device:${device}:${person}`, minutes: day };
    return { counters: [own], own };
  }
  const own = { key: `${kind}.person:${person}`, minutes: day };
  // Whoever pauses an hour for the free guesses makes fewer than who waits five minutes for each.
  return { counters: [own, { key: `${kind}.address:${addressBlock(address)}`, minutes: 60 }], own };
}

/** The counter of one secret, or of one signed-in person. */
export const ownCounter = (kind: string, owner: bigint | string): Counter => ({
  key: `${kind}:${owner}`,
  minutes: day,
});
