type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

// Every page that is made tells them, and each asking looks through all the zones there are.
const known = new Map<string, readonly string[]>();

/** A getter before it became a method. */
function read(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as WithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The time zones of regions, by the platform's own table. */
export const timeZonesOf = (regions: readonly string[]): readonly string[] =>
  regions.flatMap((region) => {
    const zones = known.get(region) ?? read(region);
    known.set(region, zones);
    return zones;
  });
