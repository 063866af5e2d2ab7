const offsetMs = 8 * 3600 * 1000;

/** `YYYY-MM-DD HH:mm:ss` in Beijing, which has had no summer time since 1991. Undefined for an invalid time. */
export function beijing(iso: string): string | undefined {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return undefined;
  return new Date(at + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}
