type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

// Cached, because every rendered page includes them, and each lookup scans all time zones.
const cached = new Map<string, readonly string[]>();

/** Older engines have the getter `timeZones` instead of the method. */
function read(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as WithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The time zones of regions, from the JavaScript engine's own data. */
export const timeZonesOf = (regions: readonly string[]): readonly string[] =>
  regions.flatMap((region) => {
    const zones = cached.get(region) ?? read(region);
    cached.set(region, zones);
    return zones;
  });
