import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

// Asked for with the file and not while the page is mounted: the first time it takes a phone a tenth of a second.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Time zones of a region as the browser knows them; undefined where it does not say. */
function zonesOf(region: string): readonly string[] | undefined {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & {
    getTimeZones?: () => string[];
    timeZones?: string[];
  };
  // A getter before it became a method.
  return locale.getTimeZones?.() ?? locale.timeZones;
}

/** Whether the reader's clock is that of none of these regions. A hint and no more: people travel. False on the server. */
export function isElsewhere(regions: readonly string[], zone: string): boolean {
  const zones = regions.map(zonesOf);
  return zones.length > 0 && zones.every((list) => list !== undefined && !list.includes(zone));
}

export const useElsewhere = (regions: readonly string[]): boolean =>
  useSyncExternalStore(
    never,
    () => isElsewhere(regions, timeZone),
    () => false,
  );
