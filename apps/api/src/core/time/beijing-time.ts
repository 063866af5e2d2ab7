const offset = 8 * 60 * 60 * 1000;

/** Formats `MM-DD HH:MM` in Beijing time for texts, like SQL's to_char(…, 'MM-DD HH24:MI'). */
export const beijingTime = (at: Date): string =>
  new Date(at.getTime() + offset).toISOString().slice(5, 16).replace('T', ' ');

/** Formats `YYYY-MM-DD HH:MM` in Beijing time, for a time that may be in another year. */
export const beijingMinute = (at: Date): string =>
  new Date(at.getTime() + offset).toISOString().slice(0, 16).replace('T', ' ');
/** Formats `YYYY-MM-DD`, the day in Beijing. */
export const beijingDay = (at: Date): string => new Date(at.getTime() + offset).toISOString().slice(0, 10);
