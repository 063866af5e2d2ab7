import { useSyncExternalStore } from 'react';
import { ownTimeZone } from '../browser/own-time-zone';

const never = () => () => undefined;

// Read when the module loads, not during a render, because it is slow in some browsers.
const own = ownTimeZone();

// These time zones name no region.
const nowhere = /^(UTC|GMT|Etc\/.*)$/;

/** Whether a time zone is outside the served ones. Only a guess: people travel. */
export const isOutside = (zones: readonly string[], zone: string): boolean =>
  zones.length > 0 && !nowhere.test(zone) && !zones.includes(zone);

/** Whether the visitor's time zone is outside the served regions. False on the server. */
export const useUnsupportedRegion = (zones: readonly string[]): boolean =>
  useSyncExternalStore(
    never,
    () => isOutside(zones, own),
    () => false,
  );
