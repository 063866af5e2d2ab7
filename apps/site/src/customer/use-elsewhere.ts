import { useSyncExternalStore } from 'react';
import { ownTimeZone } from '../shared/browser/own-time-zone';

const never = () => () => undefined;

// Asked for with the file and not while the page is mounted: some browsers take long over it.
const own = ownTimeZone();

// A clock set to these names no region.
const nowhere = /^(UTC|GMT|Etc\/.*)$/;

/** Whether the reader's clock is that of a region outside these zones. A guess and no more: people travel. */
export const isElsewhere = (zones: readonly string[], zone: string): boolean =>
  zones.length > 0 && !nowhere.test(zone) && !zones.includes(zone);

/** Whether the reader is where the brand does not serve, as far as their clock tells. False on the server. */
export const useElsewhere = (zones: readonly string[]): boolean =>
  useSyncExternalStore(
    never,
    () => isElsewhere(zones, own),
    () => false,
  );
