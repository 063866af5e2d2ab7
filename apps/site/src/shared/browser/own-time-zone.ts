type MaybeTemporal = { Temporal?: { Now: { timeZoneId: () => string } } };

/**
 * The time zone of the visitor's device, such as `Europe/London`. Browser only. `Temporal` is fast. The fallback, a first
 * DateTimeFormat, takes a phone a tenth of a second.
 */
export const ownTimeZone = (): string =>
  (globalThis as MaybeTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
