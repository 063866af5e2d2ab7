const beijingMs = 8 * 3_600_000;

/** A date in UTC: `11 月 28 日`. */
export const dateText = (at: Date): string => `${at.getUTCMonth() + 1} 月 ${at.getUTCDate()} 日`;

/** An instant in Beijing time: `11 月 28 日 02:00`. */
export function beijingTime(instant: number): string {
  const at = new Date(instant + beijingMs);
  return `${dateText(at)} ${at.toISOString().slice(11, 16)}`;
}
